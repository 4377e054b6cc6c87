import { definePage } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { Section } from '@ia/shared-ui/section';
import { Prose } from '@ia/shared-ui/text';
import { madeHere as t } from '../../content/made-here.ts';
import { MarkReader } from './MarkReader.tsx';

/**
 * Page «Foi feito por IA?»: looks in a file of the visitor for metadata that says that an AI made it. It
 * reads the file in the browser and sends nothing.
 */
function FeitoAqui() {
  return (
    <>
      <PageOpening eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      <Container>
        <MarkReader />
      </Container>
      <Section title={t.about.title} titleSize="h2Quiet" layout="beside">
        <Prose>
          {t.about.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Prose>
      </Section>
    </>
  );
}

export default definePage(FeitoAqui);
