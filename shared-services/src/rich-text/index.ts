/**
 * The two kinds of markup in texts: `**forte**`, and `[[alucinacao|inventa]]`, which links a glossary term with the
 * text to show.
 */
export type RichTextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'strong'; text: string }
  | { kind: 'term'; id: string; text: string };

/** Strong text, or the id and the optional text of a term. */
const MARKUP = /\*\*(.+?)\*\*|\[\[([a-z0-9-]+)(?:\|([^\]]+))?\]\]/g;

/** @example parseRichText('Um [[prompt|pedido]] **claro**') // text, term, text, strong */
export function parseRichText(source: string): RichTextPiece[] {
  const pieces: RichTextPiece[] = [];
  let end = 0;
  for (const match of source.matchAll(MARKUP)) {
    if (match.index > end) pieces.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, strong, id, label] = match;
    pieces.push(
      strong === undefined
        ? { kind: 'term', id: id ?? '', text: label ?? id ?? '' }
        : { kind: 'strong', text: strong },
    );
    end = match.index + whole.length;
  }
  if (end < source.length) pieces.push({ kind: 'text', text: source.slice(end) });
  return pieces;
}

/** Removes the markup from a text. */
export const stripMarkup = (source: string): string =>
  parseRichText(source)
    .map(({ text }) => text)
    .join('');

/** Returns the link to a term in the glossary, relative to the site's root, which is every page's base URL. */
export const glossaryHref = (id: string): string => `./glossario/#${id}`;

/** Returns the ids of the glossary terms that a piece of content links to, without duplicates, in reading order. */
export function findTerms(content: unknown): string[] {
  const matches = JSON.stringify(content).matchAll(/\[\[([a-z0-9-]+)/g);
  return [...new Set([...matches].map((match) => match[1] ?? ''))];
}
