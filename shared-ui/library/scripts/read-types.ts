import path from 'node:path';
import { parseSync } from 'vite';

// TypeScript 7.0 has no stable API to ask for types, and react-docgen-typescript needs the one of 5.x. Our props are
// plain interfaces, so their syntax tree (Vite's own parser, oxc) says all there is to show.

/** One row of a component's props table. Types are shown as written, aliases of literals spelled out. */
interface PropRow {
  name: string;
  type: string;
  required: boolean;
  /** Default as written in the source, or absent. */
  default?: string;
}

/** What the library page says about each prop, in Portuguese, stands in its content/components. */
export interface PropsTable {
  rows: PropRow[];
  /** Types it extends that are not ours: 'HTMLAttributes<HTMLElement>'. */
  also: string[];
}

/** A node of the ESTree: only what is read here. */
// biome-ignore lint/suspicious/noExplicitAny: the tree's type is a union of some 200 nodes, none of them exported by Vite
type Node = any;

interface Source {
  file: string;
  code: string;
  /** Its functions, exported or not. */
  functions: Node[];
}

interface Declaration {
  node: Node;
  source: Source;
}

/** Types by name. A folder's own come first: two folders may each have a `Found`. */
class TypeIndex {
  readonly #types = new Map<string, Declaration>();

  add(name: string, declaration: Declaration): void {
    this.#types.set(`${path.dirname(declaration.source.file)}/${name}`, declaration);
    this.#types.set(name, declaration);
  }

  get(name: string | undefined, from: Source): Declaration | undefined {
    return this.#types.get(`${path.dirname(from.file)}/${name}`) ?? this.#types.get(name ?? '');
  }
}

export interface ComponentTypes {
  components: Map<string, Declaration>;
  tableOf(component: string): PropsTable;
}

const text = (node: Node, { code }: Source): string =>
  code
    .slice(node.start, node.end)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

const isComponentName = (name: string) => /^[A-Z]/.test(name);

/** Collects every type and exported component of the files, then answers for each component. */
export function readTypes(files: { file: string; code: string }[]): ComponentTypes {
  const types = new TypeIndex();
  const components = new Map<string, Declaration>();
  for (const { file, code } of files) {
    const { program, errors } = parseSync(file, code);
    if (errors.length > 0)
      throw new Error(`${file} cannot be parsed, so it has no props table: ${errors[0]?.message}`);
    const source: Source = { file, code, functions: [] };
    for (const statement of program.body as Node[]) {
      const exported = statement.type === 'ExportNamedDeclaration';
      const node = exported ? statement.declaration : statement;
      const declaration = { node, source };
      if (node?.type === 'FunctionDeclaration') source.functions.push(node);
      if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') {
        types.add(node.id.name, declaration);
      } else if (exported && node?.type === 'FunctionDeclaration' && isComponentName(node.id.name)) {
        components.set(node.id.name, declaration);
      }
    }
  }
  return { components, tableOf: (component) => tableOf(component, components, types) };
}

function tableOf(component: string, components: Map<string, Declaration>, types: TypeIndex): PropsTable {
  const declaration = components.get(component);
  if (!declaration)
    throw new Error(`There is no exported component "${component}" to make a props table for.`);
  const { node, source } = declaration;
  const parameter = node.params[0];
  const annotation = parameter?.typeAnnotation?.typeAnnotation;
  const found: Found = annotation ? membersOf(annotation, source, types) : { members: [], also: [] };
  // A component that checks its content first hands its props to one that takes the same, beside it.
  const sameProps = source.functions.filter((one) => annotation && propsType(one) === propsType(node));
  const defaults = Object.assign({}, ...sameProps.map((one) => defaultsOf(one, source)));
  const rows = found.members.map(({ node: member, source: from }): PropRow => {
    const name = member.key.name ?? member.key.value;
    return {
      name,
      type: typeText(member, from, types),
      required: !member.optional,
      ...(defaults[name] && { default: defaults[name] }),
    };
  });
  rows.sort((a, b) => Number(b.required) - Number(a.required));
  return { rows, also: [...new Set(found.also)] };
}

const propsType = (component: Node): string | undefined =>
  component.params[0]?.typeAnnotation?.typeAnnotation?.typeName?.name;

interface Found {
  members: Declaration[];
  also: string[];
}

const merge = (parts: Found[]): Found => ({
  members: parts.flatMap((part) => part.members),
  also: parts.flatMap((part) => part.also),
});

/** Members of a type, followed through our own interfaces, intersections, Omit and Pick. */
function membersOf(type: Node, source: Source, types: TypeIndex): Found {
  const members = (body: Node[]): Declaration[] =>
    body.filter((node) => node.type === 'TSPropertySignature').map((node) => ({ node, source }));
  if (type.type === 'TSTypeLiteral') return { members: members(type.members), also: [] };
  if (type.type === 'TSIntersectionType') {
    return merge(type.types.map((part: Node) => membersOf(part, source, types)));
  }
  const name = type.typeName?.name ?? type.expression?.name;
  const args: Node[] = type.typeArguments?.params ?? [];
  const first = args[0];
  if ((name === 'Omit' || name === 'Pick') && first) {
    const keys = [...text(args[1], source).matchAll(/['"]([^'"]+)['"]/g)].map(([, key]) => key);
    const whole = membersOf(first, source, types);
    if (whole.members.length === 0) return { members: [], also: [text(type, source)] };
    const keep = ({ node }: Declaration) => keys.includes(node.key.name) === (name === 'Pick');
    return { ...whole, members: whole.members.filter(keep) };
  }
  const known = types.get(name, source);
  if (!known) return { members: [], also: [text(type, source)] };
  if (known.node.type === 'TSTypeAliasDeclaration') {
    return membersOf(known.node.typeAnnotation, known.source, types);
  }
  const own = known.node.body.body
    .filter((node: Node) => node.type === 'TSPropertySignature')
    .map((node: Node) => ({ node, source: known.source }));
  const inherited = (known.node.extends ?? []).map((heritage: Node) =>
    membersOf(heritage, known.source, types),
  );
  return merge([{ members: own, also: [] }, ...inherited]);
}

/** The type as written; a name that stands for a union of literals is spelled out. */
function typeText(member: Node, source: Source, types: TypeIndex): string {
  const annotation = member.typeAnnotation?.typeAnnotation;
  if (!annotation) return 'unknown';
  const alias =
    annotation.type === 'TSTypeReference' ? types.get(annotation.typeName.name, source) : undefined;
  const union = alias?.node.typeAnnotation?.type === 'TSUnionType' ? alias.node.typeAnnotation : undefined;
  const literal = union?.types.every((part: Node) => part.type === 'TSLiteralType');
  return literal && alias ? text(union, alias.source) : text(annotation, source);
}

/** Defaults of a destructured props parameter, or of `const { … } = props` at the top of the component. */
function defaultsOf(component: Node, source: Source): Record<string, string> {
  const patterns: Node[] = [component.params[0]];
  for (const statement of component.body?.body ?? []) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      if (init?.type === 'Identifier' && init.name === component.params[0]?.name) patterns.push(id);
    }
  }
  const properties = patterns.flatMap((pattern) =>
    pattern?.type === 'ObjectPattern' ? pattern.properties : [],
  );
  return Object.fromEntries(
    properties
      .filter((property: Node) => property.value?.type === 'AssignmentPattern')
      .map((property: Node) => [property.key.name, text(property.value.right, source)]),
  );
}
