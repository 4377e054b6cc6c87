import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { quote } from '../../../content/quote.ts';
import { Band, Source, Words } from './QuoteBand.styles.ts';

/** A pause between sections: one sentence of the manifesto. */
export function QuoteBand() {
  return (
    <Band data-kind="statement">
      <AzulejoDivider />
      <Container>
        <figure>
          <Words>
            <p>{quote.text}</p>
          </Words>
          <Source>{quote.source}</Source>
        </figure>
      </Container>
      <AzulejoDivider />
    </Band>
  );
}
