import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../../content/text.ts';

/**
 * Frame of a demo card. The library page shows six demo cards in English, built with the components of the
 * design system. Set `lang="en"` on each, for screen readers.
 */
export const DemoCard = styled.article({
  display: 'grid',
  gap: token.space[4],
  alignContent: 'start',
  maxWidth: '26rem',
  padding: token.space[6],
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
  boxShadow: token.shadow.md,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '& h4': { fontSize: token.size.h3 },
});

export const MutedText = styled.p({ color: token.color.inkSoft, fontSize: token.size.sm });

export const SpacedRow = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: token.space[3],
});

export const BigNumber = styled.span({
  fontFamily: token.font.display,
  fontSize: token.size.h2,
  fontWeight: 800,
  letterSpacing: '-0.02em',
});

/** Returns a function that creates the click handler of a demo button: a notice that the button does nothing. */
export function usePlaceholderAction() {
  const shell = useShell();
  return (name: string) => () => shell.notify({ kind: 'info', message: t.demo.action(name) });
}
