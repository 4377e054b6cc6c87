import { Azulejo, AzulejoDivider } from '@ia/shared-ui/azulejo';
import { Container } from '@ia/shared-ui/container';
import { manifestoCards } from '../../../content/manifesto.ts';
import { quote } from '../../../content/quote.ts';
import { Band, Columns, QuoteText, Source } from './QuoteBand.styles.ts';

/** One sentence of the manifesto between two sections, with the azulejo motifs of the six principles. */
export function QuoteBand() {
  return (
    <Band data-kind="statement">
      <AzulejoDivider />
      <Container>
        <Columns>
          <figure>
            <QuoteText>
              <p>{quote.text}</p>
            </QuoteText>
            <Source>{quote.source}</Source>
          </figure>
          <div>
            {manifestoCards.map(({ id, motif }) => (
              <Azulejo key={id} motif={motif} size="100%" />
            ))}
          </div>
        </Columns>
      </Container>
      <AzulejoDivider />
    </Band>
  );
}
