import { AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { quote } from '../../../content/quote.ts';
import { Band, QuoteText, Source } from './QuoteBand.styles.ts';

/** One sentence of the manifesto between two sections. */
export function QuoteBand() {
  return (
    <Band data-kind="statement">
      <AzulejoDivider />
      <Container>
        <figure>
          <QuoteText>
            <p>{quote.text}</p>
          </QuoteText>
          <Source>{quote.source}</Source>
        </figure>
      </Container>
      <AzulejoDivider />
    </Band>
  );
}
