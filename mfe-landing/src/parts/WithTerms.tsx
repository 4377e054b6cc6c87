import { glossaryHref, parse } from '@ia/shared-services/rich-text';
import { termLink } from '@ia/shared-ui/tokens';

/** A sentence whose terms lead to their explanation in the glossary of the site. */
export const WithTerms = ({ children }: { children: string }) =>
  parse(children).map((piece) =>
    piece.kind === 'term' ? (
      <a key={piece.id} href={glossaryHref(piece.id)} css={termLink}>
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
