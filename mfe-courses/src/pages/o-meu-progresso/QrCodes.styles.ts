import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Panel around the current QR code. */
export const Frame = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: '100%',
  gap: token.space[4],
  justifyItems: 'start',
  padding: token.space[5],
  background: token.color.raised,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
});
