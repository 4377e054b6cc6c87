import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Intro = styled.div({
  display: 'grid',
  gap: token.space[3],
  marginBlock: `${token.space[4]} ${token.space[6]}`,
});

export const Tools = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: token.space[3],
  marginBlock: `${token.space[6]} ${token.space[4]}`,
  '& > :not(button)': { flex: '1 1 18rem' },
  [media.print]: { display: 'none' },
});

export const Rows = styled.ul({
  display: 'grid',
  gap: token.space[3],
  marginBlock: token.space[4],
  padding: 0,
  listStyle: 'none',
  [media.print]: { display: 'none' },
});

export const Row = styled.li({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: `0 ${token.space[3]}`,
  alignItems: 'start',
  padding: token.space[4],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  overflowWrap: 'anywhere',
});

export const PromptStart = styled.p({
  gridColumn: '1 / -1',
  margin: `${token.space[2]} 0 0`,
  color: token.color.inkSoft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
});

export const Footer = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[3],
  marginBlockStart: token.space[6],
  [media.print]: { display: 'none' },
});

/** The list in full, visible in print only. */
export const Paper = styled.section({
  display: 'none',
  [media.print]: { display: 'block' },
  '& article': { breakInside: 'auto', marginBlockEnd: token.space[8] },
  '& h3, & h4': { breakAfter: 'avoid', marginBlockStart: token.space[3] },
  '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: 'inherit', margin: 0 },
});
