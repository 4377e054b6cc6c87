import { type ExampleGroup, type ExampleSet, exampleSource } from '@ia/shared-ui/examples';
import type { ReactNode } from 'react';
import { componentTexts } from '../../content/components/index.ts';
import { SECTIONS } from '../../content/text.ts';
import type { PropsTable } from '../details/props-table.ts';

// Examples are next to their components in the design system source.
const pageExamples = import.meta.glob<ExampleSet>('../*/*.examples.tsx', { eager: true, import: 'default' });
const componentExamples = import.meta.glob<ExampleSet>('../../../../src/*/*.examples.tsx', {
  eager: true,
  import: 'default',
});

/** Loads what a visitor opens by hand: code, props, values of the tokens, usage. */
export const loadDetails = () => import('../details/details.ts');
export type Details = Awaited<ReturnType<typeof loadDetails>>;

export interface PropsTableData extends PropsTable {
  component: string;
  /** Description, when it is not the entry's own component. */
  about?: string;
  /** Descriptions by prop. */
  texts: Record<string, string>;
}

/** One example, with the id that URLs use. */
export interface LibraryExample {
  /** 'button.primario' */
  id: string;
  name: string;
  /** 'Button: Primário' */
  title: string;
  Example: () => ReactNode;
  frame: ExampleSet['frame'];
}

/** One library entry: examples and import path. */
export interface LibraryEntry extends ExampleSet {
  /** Name in addresses: 'progress-bar'. */
  slug: string;
  /** Anchor on the page: 'c-progress-bar'. */
  id: string;
  /** Folder of the design system: 'progress-bar'; null for entries that cannot be imported. */
  folder: string | null;
  status: 'new' | 'stable' | 'leaving';
  /** True when its components have props. */
  hasProps: boolean;
  /** `examples` as a list, with ids. */
  shown: LibraryExample[];
  /** Loads the source code of an example by name: 'Primário'. */
  source(example: string): Promise<string>;
}

/** Combining accents, which NFD separates from their letters. */
const ACCENTS = /[\u0300-\u036f]/g;

/** 'ProgressBar' → 'progress-bar', 'Com ícone' → 'com-icone'. */
const toKebabCase = (name: string) =>
  name
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();

/** Returns the names of an entry's exported components: its own, then the related ones. */
export const exportsOf = ({ component, related = [] }: ExampleSet): string[] => [component, ...related];

/**
 * Returns the props of an entry's components, with their descriptions.
 * @param tables props tables of all components
 */
export function propsOf(set: ExampleSet, tables: Readonly<Record<string, PropsTable>>): PropsTableData[] {
  return exportsOf(set).flatMap((component) => {
    const table = tables[component];
    if (!table || table.rows.length + table.also.length === 0) return [];
    const text = componentTexts[set.component]?.tables?.[component];
    return [{ component, ...table, about: text?.about, texts: text?.props ?? {} }];
  });
}

/**
 * Returns the source lines of an example, including the `…Demo` component if the example only renders one.
 */
function extractSource(raw: string, example: string): string {
  // A set with one short example may be on one line, but exampleSource expects the name at the start of a
  // line.
  const lines = raw.replace('examples: { ', 'examples: {\n  ');
  const source = exampleSource(lines, example) ?? raw;
  const demo = source.match(/^<(\w+) \/>$/)?.[1];
  const body = demo && raw.match(new RegExp(`function ${demo}\\(\\) \\{[\\s\\S]*?\\n\\}`))?.[0];
  return body ?? source;
}

function createEntry(file: string, set: ExampleSet): LibraryEntry {
  const slug = toKebabCase(set.component);
  return {
    ...set,
    slug,
    id: `c-${slug}`,
    folder: /\/src\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? null,
    status: componentTexts[set.component]?.status ?? 'stable',
    hasProps: componentTexts[set.component]?.tables !== undefined,
    shown: Object.entries(set.examples).map(([name, Example]) => ({
      id: `${slug}.${toKebabCase(name)}`,
      name,
      title: `${set.component}: ${name}`,
      Example,
      frame: set.frame,
    })),
    source: async (example) => extractSource((await loadDetails()).sources[file] ?? '', example),
  };
}

const byName = (a: LibraryEntry, b: LibraryEntry) => a.component.localeCompare(b.component, 'pt');

/** All library entries. Entries of the library page itself come first in their section. */
export const entries: LibraryEntry[] = [
  ...Object.entries(pageExamples).map(([file, set]) => createEntry(file, set)),
  ...Object.entries(componentExamples)
    .map(([file, set]) => createEntry(file, set))
    .sort(byName),
];

/** Finds an entry by its name in addresses: 'progress-bar'. */
export const findEntry = (slug: string): LibraryEntry | undefined =>
  entries.find((entry) => entry.slug === slug);

/** Finds an example by id: 'button.primario'. */
export const findExample = (id: string): LibraryExample | undefined =>
  entries.flatMap(({ shown }) => shown).find((example) => example.id === id);

export interface LibrarySection {
  id: ExampleGroup;
  title: string;
  intro: string;
  entries: LibraryEntry[];
}

/** Returns the section of an anchor: a section's own anchor, or that of a component in it. */
export const findSection = (anchor: string | null): ExampleGroup | null =>
  SECTIONS.find(({ id }) => id === anchor)?.id ?? entries.find(({ id }) => id === anchor)?.group ?? null;

const normalizeText = (text: string) => text.normalize('NFD').replace(ACCENTS, '').toLowerCase();

// Searched text by entry id: names, names of the examples, description and Portuguese terms.
const searchIndex = new Map(
  entries.map((entry) => {
    const names = [...exportsOf(entry), ...Object.keys(entry.examples)];
    const search = componentTexts[entry.component]?.search ?? '';
    return [entry.id, normalizeText([...names, entry.description, search].join(' '))];
  }),
);

// Portuguese stop words, ignored in the query.
const STOP_WORDS = new Set(['a', 'o', 'e', 'de', 'da', 'do', 'em', 'um', 'uma', 'com', 'para']);

/**
 * Returns the sections with the components that match every word of the query, in any order and ignoring
 * accents.
 */
export function searchSections(query: string): LibrarySection[] {
  const terms = normalizeText(query)
    .split(/\s+/)
    .filter((word) => word && !STOP_WORDS.has(word));
  const matches = ({ id }: LibraryEntry) => terms.every((word) => searchIndex.get(id)?.includes(word));
  return SECTIONS.map((section) => ({
    ...section,
    entries: entries.filter((candidate) => candidate.group === section.id && matches(candidate)),
  }));
}
