import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Bar = styled.section({
  display: 'grid',
  justifyItems: 'center',
  alignItems: 'center',
  gap: token.space[5],
  marginBlockStart: token.space[12],
  padding: `${token.space[5]} ${token.space[6]}`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', gap: token.space[8] },
  [media.print]: { display: 'none' },
});

export const TextBlock = styled.div({
  display: 'grid',
  gap: token.space[2],
  width: '100%',
  textAlign: 'center',
  '& > p': { maxWidth: 'none', color: token.color.inkSoft, fontSize: token.size.sm, textWrap: 'balance' },
  '& > a': { justifySelf: 'center', marginBlockStart: token.space[2] },
  [media.md]: { textAlign: 'start', '& > a': { justifySelf: 'start' } },
});
