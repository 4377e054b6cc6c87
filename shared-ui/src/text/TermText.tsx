import { termLink } from '../tokens/index.ts';

export interface TermTextProps {
  /** The sentence in pieces: plain text, strong text, and glossary terms with their ids. */
  pieces: readonly ({ kind: 'text' | 'strong'; text: string } | { kind: 'term'; id: string; text: string })[];
  /** Returns the URL of a term's definition; null for a term that has no link. */
  hrefOf: (id: string) => string | null;
}

/** Sentence with links from its terms to their definitions. */
export const TermText = ({ pieces, hrefOf }: TermTextProps) =>
  pieces.map((piece, index) => {
    // The same text may occur twice in a sentence.
    const key = `${index}-${piece.text}`;
    if (piece.kind === 'term') {
      return (
        // A link named after a single word does not say where it leads; its title is read after the name.
        <a key={key} href={hrefOf(piece.id) ?? undefined} title="Ver no glossário" css={termLink}>
          {piece.text}
        </a>
      );
    }
    return piece.kind === 'strong' ? <strong key={key}>{piece.text}</strong> : piece.text;
  });
