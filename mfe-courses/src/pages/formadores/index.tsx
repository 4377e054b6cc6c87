import { definePage, useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Card } from '@ia/shared-ui/card';
import { Section } from '@ia/shared-ui/section';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { trainers } from '../../content/trainers/words.ts';
import { lasts } from '../../content/words.ts';
import { Hero } from '../../parts/course/Hero.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { sheets } from './sheets.ts';

/** The facilitator's sheets: all of them, or the one that the address names. */
function Formadores() {
  const { ficha } = useRoute().query;
  const sheet = sheets.find(({ id }) => id === ficha);
  return sheet ? <OpenSheet key={sheet.id} sheet={sheet} /> : <Sheets unknown={ficha !== undefined} />;
}

function Sheets({ unknown }: { unknown: boolean }) {
  const shell = useShell();
  const { list } = trainers;
  // No sheet for a course that is off.
  const offered = sheets.filter(({ step }) => shell.href(step.to) !== null);
  return (
    <>
      <Hero course={trainers} />
      <Section id={list.id} title={list.title} intro={list.lead}>
        <div css={{ display: 'grid', gap: token.space[5] }}>
          {unknown && (
            <Alert kind="warning" live="status">
              {list.unknown}
            </Alert>
          )}
          <div
            css={{
              display: 'grid',
              gap: token.space[5],
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))',
            }}
          >
            {offered.map(({ id, step, audience, inRoom }) => (
              <Card
                key={id}
                title={step.title}
                href={shell.href(`/aprender/formadores?ficha=${id}`)}
                action={list.open}
              >
                <p>{audience}.</p>
                <Small>
                  {inRoom ? list.withoutComputers : step.minutes && list.alone(lasts(step.minutes))}
                </Small>
              </Card>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

export default definePage(Formadores);
