import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Head = styled.div({ display: 'grid', gap: token.space[2], marginBlockEnd: token.space[5] });

export const Columns = styled.div({
  display: 'grid',
  gap: token.space[5],
  alignItems: 'start',
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)', gap: token.space[6] },
  [media.print]: { display: 'block', '& > * + *': { marginBlockStart: token.space[6] } },
});

export const Aside = styled.div({ display: 'grid', gap: token.space[5], minWidth: 0 });

export const Tip = styled.div({
  display: 'grid',
  gap: token.space[2],
  padding: token.space[5],
  borderRadius: token.radius.lg,
  background: token.color.accentSoft,
  color: token.color.ink,
  '& svg': { display: 'inline', width: '1.2em', height: '1.2em', verticalAlign: '-0.2em' },
  '& p': { color: 'inherit' },
});

export const Foot = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  '&[data-end]': { marginBlockStart: token.space[8] },
});
