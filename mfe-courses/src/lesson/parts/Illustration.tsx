/** Drawings made by code, in the colours of the theme. */
import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import type { PartOf } from '../../content/schema.ts';
import { words } from '../../content/words.ts';

const Frame = styled.figure({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: token.space[3],
  margin: 0,
  padding: token.space[5],
  borderRadius: token.radius.md,
  background: token.color.tint,
  breakInside: 'avoid',
  '& figcaption': {
    maxWidth: '52ch',
    color: token.color.inkSoft,
    fontSize: token.size.sm,
    lineHeight: 1.5,
    textAlign: 'center',
  },
});

const Badge = styled.div({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: token.space[3],
  maxWidth: '100%',
  padding: `${token.space[3]} ${token.space[5]}`,
  border: `2px solid ${token.color.success}`,
  borderRadius: token.radius.pill,
  background: token.color.successSoft,
  color: token.color.success,
  fontSize: token.size.lg,
  fontWeight: 750,
});

function Shield() {
  return (
    <Badge role="img" aria-label={words.lesson.shieldAlt}>
      <svg viewBox="0 0 48 56" width="42" height="49" aria-hidden="true">
        <path d="M24 2 44 9v17c0 14-8 22-20 28C12 48 4 40 4 26V9Z" fill="currentColor" />
        <path
          d="m14 28 7 7 14-15"
          fill="none"
          stroke={token.color.successSoft}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-hidden="true">{words.lesson.shield}</span>
    </Badge>
  );
}

const Guess = styled.div({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(4rem, 14rem)',
  alignItems: 'center',
  gap: `${token.space[2]} ${token.space[3]}`,
  '& p': { gridColumn: '1 / -1', margin: 0, fontSize: token.size.lg, fontWeight: 650 },
});
const Bar = styled.span({ height: '1rem', borderRadius: token.radius.pill, background: token.color.accent });

/** Made-up widths: the caption says they are a drawing and not a measurement. */
const WIDTHS = ['100%', '58%', '34%', '6%'];

function NextWord({ alt }: { alt?: string }) {
  const { start, options } = words.lesson.nextWord;
  return (
    <Guess role="img" aria-label={alt}>
      <p aria-hidden="true">{start} …</p>
      {options.map((option, index) => (
        <Row key={option} word={option} width={WIDTHS[index] ?? '0'} />
      ))}
    </Guess>
  );
}

const Row = ({ word, width }: { word: string; width: string }) => (
  <>
    <span aria-hidden="true">{word}</span>
    <Bar aria-hidden="true" style={{ width }} />
  </>
);

export function Illustration({ part }: { part: PartOf<'illustration'> }) {
  return (
    <Frame>
      {part.name === 'shield' && <Shield />}
      {part.name === 'next-word' && <NextWord alt={part.alt} />}
      {part.caption && <figcaption>{part.caption}</figcaption>}
    </Frame>
  );
}
