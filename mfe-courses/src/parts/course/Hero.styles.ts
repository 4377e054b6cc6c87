import styled from '@emotion/styled';
import { AzulejoWall } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { media, token } from '@ia/shared-ui/tokens';

/** Full-width background of the hero. */
export const Band = styled.header({
  overflow: 'hidden',
  background: token.color.tint,
  borderBlockEnd: `1px solid ${token.color.line}`,
});

/** Text beside the wall of tiles. */
export const Columns = styled(Container)({
  display: 'grid',
  gap: token.space[8],
  paddingBlock: `clamp(${token.space[10]}, 6vw, ${token.space[20]})`,
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)', alignItems: 'center' },
});

export const TextBlock = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  // Long title words break at 200 % text size instead of causing horizontal scroll.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Duration, level and requirements. */
export const Facts = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${token.space[2]} ${token.space[6]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: token.color.inkSoft,
  '& li': { display: 'flex', gap: token.space[2] },
  '& svg': { flex: 'none', marginBlockStart: '0.3em', color: token.color.accent },
  [media.lg]: { display: 'grid' },
});

/** Entry animation in two steps: text, then actions. Nothing is hidden meanwhile. */
export const Entering = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  justifyItems: 'start',
  [media.motion]: {
    transition: `transform ${token.motion.slow} ${token.motion.ease}`,
    '&[data-entered="false"]': { transform: 'translateY(1rem)' },
  },
});

/** Decorative wall of tiles. */
export const Wall = styled(AzulejoWall)({
  [media.lg]: { maxWidth: '30rem', justifySelf: 'end' },
  [media.print]: { display: 'none' },
});
