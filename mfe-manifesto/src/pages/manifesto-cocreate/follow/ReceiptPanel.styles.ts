import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** A group of actions of a receipt's holder. */
export const ReceiptPanel = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  overflowWrap: 'anywhere',
});
