import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Assistants = styled.div({
  display: 'grid',
  gap: token.space[3],
  // A full row below its buttons.
  flexBasis: '100%',
  order: 1,
  padding: token.space[4],
  borderRadius: token.radius.md,
  background: token.color.accentSoft,
  '& p': { fontSize: token.size.sm },
});

export const Links = styled.ul({ display: 'flex', flexWrap: 'wrap', gap: token.space[3] });
