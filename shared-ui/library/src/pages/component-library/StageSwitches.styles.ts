import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Switches = styled.div({ display: 'grid', gap: token.space[4] });

export const Legend = styled.p({
  marginBlockEnd: token.space[1],
  padding: 0,
  fontSize: token.size.sm,
  fontWeight: 650,
  color: token.color.inkSoft,
});

export const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: token.space[1] });

export const Pill = styled.label({
  position: 'relative',
  cursor: 'pointer',
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    paddingInline: '0.375rem',
    border: `1px solid ${token.color.edge}`,
    borderRadius: token.radius.sm,
    background: token.color.raised,
    fontSize: token.size.sm,
    fontVariantNumeric: 'tabular-nums',
  },
  '&:hover > span': { background: token.color.accentSoft },
  '& > input:checked + span': {
    borderColor: token.color.accent,
    background: token.color.accentSoft,
    color: token.color.accentStrong,
    boxShadow: `inset 0 0 0 1px ${token.color.accent}`,
    fontWeight: 650,
  },
  '& > input:focus-visible + span': { outline: `3px solid ${token.color.focus}`, outlineOffset: '2px' },
});

export const Swatch = styled.span({
  width: '1.5rem',
  height: '1.5rem',
  borderRadius: token.radius.sm,
  background: `linear-gradient(135deg, ${token.color.accent} 50%, ${token.color.accentDeco} 50%)`,
  forcedColorAdjust: 'none',
});

export const Share = styled.p({ fontSize: token.size.sm, color: token.color.inkSoft });

export const Toggle = styled.label({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[2],
  minHeight: '2.75rem',
  fontSize: token.size.sm,
  cursor: 'pointer',
  '& > input': { width: '1.25rem', height: '1.25rem', accentColor: token.color.accent },
});
