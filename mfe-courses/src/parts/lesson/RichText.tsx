import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import { parse } from '../../rules/rich-text.ts';

const Term = styled.a({
  color: 'inherit',
  textDecoration: 'underline dotted',
  textDecorationColor: token.color.accent,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  '&:hover': { color: token.color.accentStrong, textDecorationStyle: 'solid' },
});

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
