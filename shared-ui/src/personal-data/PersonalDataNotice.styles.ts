import { css } from '@emotion/react';
import { token } from '../tokens/index.ts';

export const box = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[3],
  minWidth: 0,
  margin: 0,
  padding: `${token.space[3]} ${token.space[4]}`,
  border: `1px solid ${token.color.info}`,
  borderInlineStartWidth: 4,
  borderRadius: token.radius.md,
  background: token.color.infoSoft,
  color: token.color.ink,
  fontSize: token.size.md,
  fontWeight: 400,
  lineHeight: 1.5,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[2],
  '& > p': { flex: '1 1 14rem', minWidth: 0 },
  '& svg': { verticalAlign: '-0.15em' },
});
export const answers = css({ display: 'flex', flexWrap: 'wrap', gap: token.space[2] });
export const asked = css({ fontWeight: 650 });
export const local = css({ color: token.color.inkSoft, fontSize: token.size.sm });
