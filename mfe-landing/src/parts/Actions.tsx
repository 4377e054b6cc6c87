import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

/** A row of buttons that wraps. */
export const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  [media.phone]: { '& > *': { flex: '1 1 100%' } },
  [media.print]: { display: 'none' },
});
