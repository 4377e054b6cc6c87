import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { parse } from '@ia/shared-services/rich-text';
import { termLink } from '@ia/shared-ui/tokens';

const Term = styled.a(termLink);

/** A sentence of a lesson, with its strong words and its links to the glossary of the page. */
export function RichText({ children }: { children: string }) {
  const shell = useShell();
  return parse(children).map((piece, index) => {
    const key = `${index}-${piece.text}`;
    if (piece.kind === 'strong') return <strong key={key}>{piece.text}</strong>;
    if (piece.kind === 'term') {
      return (
        <Term key={key} href={shell.href(`#glossario-${piece.id}`) ?? undefined}>
          {piece.text}
        </Term>
      );
    }
    return piece.text;
  });
}
