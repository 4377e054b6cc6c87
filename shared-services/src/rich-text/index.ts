/**
 * The two kinds of markup in texts: `**forte**`, and `[[alucinacao|inventa]]`, which links a glossary term with the
 * text to show.
 */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'term'; id: string; text: string };

/** Strong text, or the id and the optional text of a term. */
const MARK = /\*\*(.+?)\*\*|\[\[([a-z0-9-]+)(?:\|([^\]]+))?\]\]/g;

/** @example parse('Um [[prompt|pedido]] **claro**') // text, term, text, strong */
export function parse(source: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of source.matchAll(MARK)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, strong, id, shown] = match;
    pieces.push(
      strong === undefined
        ? { kind: 'term', id: id ?? '', text: shown ?? id ?? '' }
        : { kind: 'strong', text: strong },
    );
    end = match.index + whole.length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}

/** Removes the markup from a text. */
export const plain = (source: string): string =>
  parse(source)
    .map(({ text }) => text)
    .join('');

/** Returns the link to a term in the glossary, relative to the site's root, which is every page's base URL. */
export const glossaryHref = (id: string): string => `./glossario/#${id}`;

/** Returns the glossary terms that a piece of content links to, without duplicates, in reading order. */
export function termsIn(content: unknown): string[] {
  const found = JSON.stringify(content).matchAll(/\[\[([a-z0-9-]+)/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}
