import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';

export const Tables = styled.div({ display: 'grid', gap: token.space[8], minWidth: 0 });

export const Table = styled.div({
  display: 'grid',
  gap: token.space[3],
  minWidth: 0,
  // Stronger than the rules of ScrollTable.
  '&& td, && tbody th': { fontWeight: 400, fontVariantNumeric: 'tabular-nums', verticalAlign: 'middle' },
});

export const Shades = styled.span({
  display: 'flex',
  alignItems: 'center',
  gap: token.space[3],
  '& > [data-values]': { display: 'grid' },
  '& > [data-ratio]': { whiteSpace: 'nowrap' },
});

const sample = {
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.sm,
  forcedColorAdjust: 'none',
} as const;

export const Swatch = styled.span(sample);

/** A text on its background, or a box with its outline. */
export const Pair = styled.span({
  ...sample,
  display: 'grid',
  placeItems: 'center',
  fontWeight: 650,
  '&[data-edge="true"]::after': {
    content: '""',
    width: '1.5rem',
    height: '1.5rem',
    border: '3px solid currentColor',
    borderRadius: token.radius.sm,
  },
});
