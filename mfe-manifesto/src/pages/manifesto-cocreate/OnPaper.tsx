import styled from '@emotion/styled';
import { useOnDevice, useShell } from '@ia/federation';
import { media, token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../content/cocreate.ts';
import { longDate } from '../../rules/dates.ts';

/** What is of no use on paper, unless a part of it is printed by itself: the receipt of a suggestion. */
export const OnScreen = styled.div({
  [media.print]: { '&:not(:has([data-printing="only"]))': { display: 'none' } },
});

const Line = styled.p({
  display: 'none',
  [media.print]: { display: 'block', color: token.color.inkSoft, fontSize: '10pt' },
});

/** Where the sheet comes from, for whoever is handed it. */
export function PrintedLine() {
  const address = useShell().address('/manifesto-cocreate');
  if (!useOnDevice()) return null;
  return <Line>{cocreate.read.printed(address ?? '', longDate(new Date().toISOString()))}</Line>;
}
