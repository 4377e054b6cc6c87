import styled from '@emotion/styled';
import { PRINTING, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Newspaper } from '@ia/shared-ui/icon';
import { Listen } from '@ia/shared-ui/listen';
import { ShareButton } from '@ia/shared-ui/share-button';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

const words = cocreate.read;

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  marginBlockStart: token.space[4],
});

/** The manifesto aloud, to others, on paper: there without the results, which the browser's own command prints too. */
export function TakeAlong() {
  const address = useShell().address('/manifesto-cocreate');
  const { printing, print } = usePrinting<'page'>();
  return (
    <Row {...(printing && PRINTING.page)}>
      <Listen within="#read-manifesto, #principios, #responsible-use" label={words.listen} />
      {address && <ShareButton url={address} title={words.shareTitle} label={words.share} />}
      <Button variant="quiet" iconStart={Newspaper} onClick={() => print('page')}>
        {words.print}
      </Button>
    </Row>
  );
}
