import styled from '@emotion/styled';
import { media, solid, token } from '@ia/shared-ui/tokens';

export const Votes = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[3],
  // The pair side by side, where the words have room: each takes half.
  [media.phone]: {
    gap: token.space[2],
    '& > :not(p)': { flex: '1 1 8.5rem' },
    '& > p': { flexBasis: '100%' },
    '& button': { width: '100%', paddingInline: token.space[2] },
  },
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

/** What can be done about the vote: as tall before it, during it and afterwards, so that nothing jumps. */
export const Undo = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: token.space[3],
  minBlockSize: '2.75rem',
});

export const Thanks = styled.p({
  color: token.color.success,
  fontWeight: 650,
  // Its place is kept, so that nothing jumps when it appears.
  minBlockSize: '1.6em',
});
