import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** Example, comparison or list of contacts: a box with a line at its start is something to read. */
export const Frame = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  paddingInlineStart: token.space[5],
  borderInlineStart: `4px solid ${token.color.accentDeco}`,
  maxWidth: token.measure,
  breakInside: 'avoid',
  '& p': { margin: 0, maxWidth: token.measure, lineHeight: 1.6 },
});

export const Label = styled.p({ color: token.color.inkSoft, fontSize: token.size.sm, fontWeight: 650 });

/** Chat bubble: requests on the right, answers on the left, a story in a plain box. */
export const Bubble = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[2],
  [media.sm]: { width: 'fit-content', maxWidth: 'min(100%, 34rem)' },
  padding: `${token.space[3]} ${token.space[4]}`,
  borderRadius: token.radius.md,
  '&[data-from="person"]': {
    justifySelf: 'end',
    background: token.color.accentSoft,
    borderEndEndRadius: 0,
  },
  '&[data-from="ai"], &[data-from="story"]': {
    background: token.color.raised,
    border: `1px solid ${token.color.line}`,
  },
  '&[data-from="ai"]': { borderEndStartRadius: 0 },
});

/** Remark below an example. */
export const Notice = styled.p({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[2],
  paddingTop: token.space[3],
  borderTop: `1px solid ${token.color.line}`,
  '& svg': { marginTop: '0.2em', color: token.color.accent },
});

/** Two versions side by side. */
export const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/** One of the two versions. */
export const Side = styled.div({
  padding: token.space[4],
  borderRadius: token.radius.md,
  '&[data-side="before"]': { background: token.color.raised, border: `1px solid ${token.color.edge}` },
  '&[data-side="after"]': { background: token.color.accentSoft, border: `1px solid ${token.color.accent}` },
});

/** Callout with a light bulb. */
export const Tip = styled(Frame)({
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: token.space[3],
  '& svg': { color: token.color.accentStrong, marginTop: '0.15em' },
});
