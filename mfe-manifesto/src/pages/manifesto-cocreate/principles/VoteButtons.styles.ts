import styled from '@emotion/styled';
import { solid, token } from '@ia/shared-ui/tokens';

export const Votes = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  '& [data-locked="true"]': {
    background: token.color.tint,
    borderColor: token.color.line,
    color: token.color.inkSoft,
  },
  // The chosen one is told by a tick and by its fill, not by colour alone.
  '& [data-chosen="true"]': {
    background: token.color.accent,
    borderColor: token.color.accent,
    color: token.color.onAccent,
    ...solid,
  },
});

export const Thanks = styled.p({
  color: token.color.success,
  fontWeight: 650,
  // Its place is kept, so that nothing jumps when it appears.
  minBlockSize: '1.6em',
});
