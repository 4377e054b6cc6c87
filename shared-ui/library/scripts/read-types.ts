import path from 'node:path';
import { parseSync } from 'vite';
import type { PropRow, PropsTable } from '../src/parts/details/props-table.ts';

// Reads the props of React components from their source, for the props tables of the library page.
// TypeScript 7.0 has no stable API to query types, and react-docgen-typescript needs the API of 5.x. Our
// props are plain interfaces, so their syntax tree (oxc, the parser of Vite) is sufficient.

/** An ESTree node, untyped. */
// biome-ignore lint/suspicious/noExplicitAny: the tree's type is a union of some 200 nodes, none of them exported by Vite
type Node = any;

interface Source {
  file: string;
  code: string;
  /** All functions of the file, exported or not. */
  functions: Node[];
}

interface Declaration {
  node: Node;
  source: Source;
}

/** Types by name. A type of the same folder has priority, because two folders may use the same type name. */
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
  propsTable(component: string): PropsTable;
}

/** Returns the source of a node in one line, without comments and the leading `|` of a union. */
const sourceText = (node: Node, { code }: Source): string =>
  code
    .slice(node.start, node.end)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .trim();

const isComponentName = (name: string) => /^[A-Z]/.test(name);

/**
 * Collects the types and exported components of the files.
 * @returns a lookup that builds the props table of each component
 * @throws when a file cannot be parsed
 */
export function readTypes(files: { file: string; code: string }[]): ComponentTypes {
  const types = new TypeIndex();
  const components = new Map<string, Declaration>();
  for (const { file, code } of files) {
    const { program, errors } = parseSync(file, code);
    if (errors.length > 0) throw new Error(`Cannot parse ${file} for its props table: ${errors[0]?.message}`);
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
  return { components, propsTable: (component) => propsTable(component, components, types) };
}

function propsTable(component: string, components: Map<string, Declaration>, types: TypeIndex): PropsTable {
  const declaration = components.get(component);
  if (!declaration)
    throw new Error(`No exported component is named "${component}", so it has no props table.`);
  const { node, source } = declaration;
  const parameter = node.params[0];
  const annotation = parameter?.typeAnnotation?.typeAnnotation;
  const found: TypeMembers = annotation ? readMembers(annotation, source, types) : { members: [], also: [] };
  // A component that validates its props passes them to an inner component with the same props type, whose
  // defaults count too.
  const sameTypeFunctions = source.functions.filter(
    (fn) => annotation && propsTypeName(fn) === propsTypeName(node),
  );
  const defaults = Object.assign({}, ...sameTypeFunctions.map((fn) => readDefaults(fn, source)));
  const rows = found.members.map(({ node: member, source: from }): PropRow => {
    const name = member.key.name ?? member.key.value;
    return {
      name,
      type: printType(member, from, types),
      required: !member.optional,
      ...(defaults[name] && { default: defaults[name] }),
    };
  });
  rows.sort((a, b) => Number(b.required) - Number(a.required));
  return { rows, also: [...new Set(found.also)] };
}

/** Returns the name of the type of a component's props: 'ButtonProps'. */
const propsTypeName = (component: Node): string | undefined =>
  component.params[0]?.typeAnnotation?.typeAnnotation?.typeName?.name;

interface TypeMembers {
  members: Declaration[];
  /** As in PropsTable. */
  also: string[];
}

const mergeMembers = (parts: TypeMembers[]): TypeMembers => ({
  members: parts.flatMap((part) => part.members),
  also: parts.flatMap((part) => part.also),
});

/** Collects the members of a type, following our interfaces, intersections, Omit and Pick. */
function readMembers(type: Node, source: Source, types: TypeIndex): TypeMembers {
  const members = (body: Node[]): Declaration[] =>
    body.filter((node) => node.type === 'TSPropertySignature').map((node) => ({ node, source }));
  if (type.type === 'TSTypeLiteral') return { members: members(type.members), also: [] };
  if (type.type === 'TSIntersectionType') {
    return mergeMembers(type.types.map((part: Node) => readMembers(part, source, types)));
  }
  const name = type.typeName?.name ?? type.expression?.name;
  const args: Node[] = type.typeArguments?.params ?? [];
  const first = args[0];
  if ((name === 'Omit' || name === 'Pick') && first) {
    const keys = [...sourceText(args[1], source).matchAll(/['"]([^'"]+)['"]/g)].map(([, key]) => key);
    const all = readMembers(first, source, types);
    if (all.members.length === 0) return { members: [], also: [sourceText(type, source)] };
    const isSelected = ({ node }: Declaration) => keys.includes(node.key.name) === (name === 'Pick');
    return { ...all, members: all.members.filter(isSelected) };
  }
  const declared = types.get(name, source);
  if (!declared) return { members: [], also: [sourceText(type, source)] };
  if (declared.node.type === 'TSTypeAliasDeclaration') {
    return readMembers(declared.node.typeAnnotation, declared.source, types);
  }
  const ownMembers = declared.node.body.body
    .filter((node: Node) => node.type === 'TSPropertySignature')
    .map((node: Node) => ({ node, source: declared.source }));
  const inherited = (declared.node.extends ?? []).map((heritage: Node) =>
    readMembers(heritage, declared.source, types),
  );
  return mergeMembers([{ members: ownMembers, also: [] }, ...inherited]);
}

/** Returns the type as written; a name of a literal union is expanded. */
function printType(member: Node, source: Source, types: TypeIndex): string {
  const annotation = member.typeAnnotation?.typeAnnotation;
  if (!annotation) return 'unknown';
  const alias =
    annotation.type === 'TSTypeReference' ? types.get(annotation.typeName.name, source) : undefined;
  const union = alias?.node.typeAnnotation?.type === 'TSUnionType' ? alias.node.typeAnnotation : undefined;
  const literal = union?.types.every((part: Node) => part.type === 'TSLiteralType');
  return literal && alias ? sourceText(union, alias.source) : sourceText(annotation, source);
}

/**
 * Reads the defaults of a destructured props parameter, or of `const { … } = props` at the top of the
 * component.
 */
function readDefaults(component: Node, source: Source): Record<string, string> {
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
      .map((property: Node) => [property.key.name, sourceText(property.value.right, source)]),
  );
}
