/**
 * The two marks that texts may hold: `**forte**`, and `[[alucinacao|inventa]]` for a term of the glossary with the words to show.
 */
export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'term'; id: string; text: string };

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

/** A text without its marks. */
export const plain = (source: string): string =>
  parse(source)
    .map(({ text }) => text)
    .join('');

/** Where in the glossary of the site a term is explained, as seen from the site's root, where each page stands. */
export const glossaryHref = (id: string): string => `./glossario/#${id}`;

/** The glossary terms that a piece of content links to, each once, in reading order. */
export function termsIn(content: unknown): string[] {
  const found = JSON.stringify(content).matchAll(/\[\[([a-z0-9-]+)/g);
  return [...new Set([...found].map((match) => match[1] ?? ''))];
}
