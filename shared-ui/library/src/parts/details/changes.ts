import changelog from '../../../../CHANGELOG.md?raw';

// Changes of the design system, from its change log and from the changesets of the next version.

const changesets = import.meta.glob<string>('../../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Change {
  /** '0.2.0', or null for the next version. */
  version: string | null;
  /** Markdown in one line, in English. */
  text: string;
}

const toLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Parses the items of a change log, newest version first. */
export const parseChangelog = (markdown: string): Change[] =>
  markdown
    .split(/^## /m)
    .slice(1)
    .flatMap((part) => {
      const version = part.split('\n', 1)[0]?.trim() ?? '';
      // An item goes on in indented lines.
      return [...part.matchAll(/^- ((?:.+|\n+(?= {2}))+)/gm)].map(([, item = '']) => ({
        version,
        text: toLine(item),
      }));
    });

/** Returns the paragraphs of a changeset that concerns the design system; none for another. */
export function parseChangeset(markdown: string): Change[] {
  const [, packages = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(markdown) ?? [];
  if (!packages.includes('@ia/shared-ui"')) return [];
  return text
    .split(/\n{2,}/)
    .map(toLine)
    .filter(Boolean)
    .map((paragraph) => ({ version: null, text: paragraph }));
}

const changes: Change[] = [
  ...Object.values(changesets).flatMap(parseChangeset),
  ...parseChangelog(changelog),
];

/**
 * Returns the changes that name one of these exports, newest first.
 * @param names 'Button', 'LinkButton'
 */
export const changesOf = (names: readonly string[]): Change[] =>
  changes.filter(({ text }) => names.some((name) => text.includes(`\`${name}\``)));
