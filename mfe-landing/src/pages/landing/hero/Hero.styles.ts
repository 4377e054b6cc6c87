import styled from '@emotion/styled';
import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { media, token } from '@ia/shared-ui/tokens';

export const Frame = styled.section({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  // Prevents the tiles and the shifted text from overlapping the next section.
  overflow: 'clip',
  background: token.color.paper,
  paddingBlock: `${token.space[6]} ${token.space[12]}`,
  [media.lg]: { minHeight: `min(100svh - ${token.headerHeight}, 50rem)` },
  [media.print]: { paddingBlock: token.space[6], minHeight: 0 },
});

/** Fades and shifts with the scroll (variables set by `useHeroScroll`); static under reduced motion. */
export const ParallaxContent = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[10],
  alignItems: 'center',
  [media.motion]: {
    opacity: 'var(--hero-opacity, 1)',
    transform: 'translateY(var(--hero-shift, 0))',
  },
  // Reduced motion selected on the site instead of the system.
  '[data-motion="reduce"] &': { opacity: 1, transform: 'none' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: token.space[12] },
  [media.print]: { opacity: 1, transform: 'none' },
});

export const TextBlock = styled.div({ display: 'grid', justifyItems: 'start', gap: token.space[5] });

export const Mission = styled.p({
  maxWidth: '34rem',
  color: token.color.inkSoft,
  fontSize: token.size.lg,
  lineHeight: 1.5,
});

export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlockStart: token.space[2],
  [media.print]: { display: 'none' },
});

export const ScrollCue = styled.a({
  display: 'inline-flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  [media.print]: { display: 'none' },
});

/** A band of tiles below the text on a phone, a wall beside it on a wide screen. */
export const Wall = styled(AzulejoWall)({
  [media.print]: { display: 'none' },
});
