import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';
import { fitLongestWord } from './fit-longest-word.ts';

const figure = {
  fontFamily: token.font.display,
  fontWeight: 800,
  lineHeight: 1,
  color: token.color.accent,
} as const;

export const Total = styled.p({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: token.space[3],
  '& strong': { ...figure, fontSize: token.size.hero },
});

export const Widget = styled.article({
  display: 'grid',
  gridTemplateRows: 'auto auto auto 1fr auto',
  gap: token.space[3],
  height: '100%',
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  breakInside: 'avoid',
  '& > p': { fontSize: token.size.sm },
});

export const Head = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  containerType: 'inline-size',
  // Wraps below the picture in a narrow container.
  '& h3': { flex: '1 1 9.8em', fontSize: fitLongestWord(token.size.h3) },
  '& :is(svg, img)': { width: '2.75rem', height: '2.75rem', borderRadius: token.radius.sm, flex: 'none' },
});

export const Count = styled.p({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[2],
  color: token.color.inkSoft,
  '& strong': { ...figure, fontSize: token.size.h1 },
});

/** Bar relative to the highest count; the number above states the count as text. */
export const Bar = styled.div({
  height: '0.75rem',
  borderRadius: token.radius.pill,
  background: token.color.accentSoft,
  overflow: 'hidden',
  '& > span': {
    display: 'block',
    height: '100%',
    borderRadius: 'inherit',
    background: token.color.accent,
    transformOrigin: 'left',
    [media.motion]: { transition: `transform ${token.motion.slow} ${token.motion.ease}` },
  },
});
