import styled from '@emotion/styled';
import { media, token } from '@ia/shared-ui/tokens';

export const Grid = styled.div({
  display: 'grid',
  gap: token.space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});

export const Card = styled.article({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[3],
  minWidth: 0,
  padding: token.space[5],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  breakInside: 'avoid',
  '& h4': { margin: 0, fontFamily: token.font.display, fontSize: token.size.lg, lineHeight: 1.3 },
  '& p': { margin: 0, lineHeight: 1.55 },
  [media.motion]: { transition: `box-shadow ${token.motion.base} ${token.motion.ease}` },
  '&:hover': { boxShadow: token.shadow.sm },
});

export const PromptText = styled.p({
  flex: 1,
  padding: token.space[4],
  borderRadius: token.radius.sm,
  background: token.color.tint,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const AssistantOffer = styled.div({ display: 'grid', gap: token.space[3] });

export const AssistantLinks = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  margin: 0,
  padding: 0,
});
