import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Tiles = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  '& > button': {
    width: '2.75rem',
    height: '2.75rem',
    border: `3px solid ${token.color.raised}`,
    borderRadius: token.radius.sm,
    background: `radial-gradient(circle at 0 100%, ${token.color.accentDeco} 0 60%, ${token.color.accent} 62%)`,
    cursor: 'pointer',
    forcedColorAdjust: 'none',
  },
  '& > button[aria-pressed="true"]': { outline: `3px solid ${token.color.ink}` },
});

export const Sample = styled.div({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  borderRadius: token.radius.md,
  overflow: 'hidden',
  textAlign: 'center',
  '& > *': { padding: token.space[3] },
  '& > strong': { background: token.color.accent, color: token.color.onAccent },
  '& > span': { background: token.color.accentSoft, color: token.color.accentStrong },
});
