import { termLink } from '../tokens/index.ts';

export interface TermTextProps {
  /** What stands between the terms, and the terms, with their ids. */
  pieces: readonly ({ kind: 'text' | 'strong'; text: string } | { kind: 'term'; id: string; text: string })[];
  /** Where a term is explained. */
  hrefOf: (id: string) => string | null;
}

/** A sentence whose terms lead to their explanation. */
export const TermText = ({ pieces, hrefOf }: TermTextProps) =>
  pieces.map((piece, index) => {
    // The same words may stand in a sentence twice.
    const key = `${index}-${piece.text}`;
    if (piece.kind === 'term') {
      return (
        <a key={key} href={hrefOf(piece.id) ?? undefined} css={termLink}>
          {piece.text}
        </a>
      );
    }
    return piece.kind === 'strong' ? <strong key={key}>{piece.text}</strong> : piece.text;
  });
