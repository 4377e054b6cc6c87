import { definePage } from '@ia/federation';
import { Container } from '@ia/shared-ui/container';
import { PageOpening } from '@ia/shared-ui/page-opening';
import { Heading } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { madeHere as t } from '../../content/made-here.ts';
import { MarkReader } from './MarkReader.tsx';

/** Page that reads the mark of AI in a file, in the browser. Sends nothing. */
function FeitoAqui() {
  return (
    <>
      <PageOpening eyebrow={t.eyebrow} title={t.title} lead={t.lead} />
      <Container css={{ display: 'grid', gap: token.space[8], paddingBlockEnd: token.space[12] }}>
        <MarkReader />
        <section
          aria-labelledby="marca"
          css={{ display: 'grid', gap: token.space[4], maxWidth: token.measure }}
        >
          <Heading level={2} size="h2Quiet" id="marca">
            {t.about.title}
          </Heading>
          {t.about.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      </Container>
    </>
  );
}

export default definePage(FeitoAqui);
