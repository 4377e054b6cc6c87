import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { PartHeading } from './TextParts.styles.ts';

/** Activity or demonstration: a filled box is something to do. */
export const Task = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[6]})`,
  borderRadius: token.radius.md,
  background: token.color.tint,
  maxWidth: token.measure,
  breakInside: 'avoid',
  '& p, & ol': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
  '& ol': { paddingInlineStart: '1.4em' },
  '& li + li': { marginTop: token.space[1] },
});

export const Title = styled(PartHeading)({
  display: 'flex',
  alignItems: 'baseline',
  gap: token.space[2],
  margin: 0,
  '& svg': { color: token.color.accent, alignSelf: 'center' },
});

/** Link with its note. */
export const LinkBlock = styled.div({ display: 'grid', gap: token.space[2], justifyItems: 'start' });

/** Links side by side. */
export const LinkRow = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
