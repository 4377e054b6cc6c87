import styled from '@emotion/styled';
import { PRINTING, useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { usePrinting } from '@ia/shared-ui/hooks';
import { Newspaper } from '@ia/shared-ui/icon';
import { Listen } from '@ia/shared-ui/listen';
import { ShareButton } from '@ia/shared-ui/share-button';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';

const t = cocreate.read;

const Row = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  gap: token.space[2],
  marginBlockStart: token.space[4],
});

/**
 * Actions to listen to, share and print the manifesto. This print omits the results, which the browser's print
 * command includes.
 */
export function ManifestoActions() {
  const address = useShell().address('/manifesto-cocreate');
  const { printing, print } = usePrinting<'page'>();
  return (
    <Row {...(printing && PRINTING.page)}>
      <Listen within="#read-manifesto, #principios, #responsible-use" label={t.listen} />
      {address && <ShareButton url={address} title={t.shareTitle} label={t.share} />}
      <Button variant="quiet" iconStart={Newspaper} onClick={() => print('page')}>
        {t.print}
      </Button>
    </Row>
  );
}
