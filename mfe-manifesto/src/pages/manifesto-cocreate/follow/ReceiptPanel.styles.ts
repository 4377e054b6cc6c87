import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Group of actions on the suggestion that a receipt code opened. */
export const ReceiptPanel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  overflowWrap: 'anywhere',
});
