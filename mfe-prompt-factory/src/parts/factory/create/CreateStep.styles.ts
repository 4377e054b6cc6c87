import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const TitleRow = styled.div({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: token.space[4],
  marginBlockEnd: token.space[5],
  '& > div:first-of-type': { display: 'grid', gap: token.space[2] },
});

export const Columns = styled.div({
  display: 'grid',
  gap: token.space[5],
  alignItems: 'start',
  // Focused elements must scroll clear of the sticky bar on narrow screens.
  '&& :is(button, textarea, h3, h4)': { scrollMarginBlockEnd: '7rem' },
  [media.lg]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)', gap: token.space[6] },
});

export const Finished = styled.p({
  color: `${token.color.success} !important`,
  fontWeight: 650,
  '&:empty': { display: 'none' },
});
