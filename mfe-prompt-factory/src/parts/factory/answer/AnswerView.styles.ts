import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

/** Line with the origin and the time of the answer. */
export const Line = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${token.space[1]} ${token.space[3]}`,
});

export const Picture = styled.img({ width: '100%', borderRadius: token.radius.md });
