import { definePage, useRoute, useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Card } from '@ia/shared-ui/card';
import { Section } from '@ia/shared-ui/section';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { durationText } from '../../content/text.ts';
import { trainers } from '../../content/trainers/text.ts';
import { CourseBadge } from '../../parts/course/CourseBadge.tsx';
import { Hero } from '../../parts/course/Hero.tsx';
import { OpenSheet } from './OpenSheet.tsx';
import { sheets } from './sheets.ts';

/** Trainer sheets: the list, or the sheet named in the URL. */
function Formadores() {
  const { ficha } = useRoute().query;
  const sheet = sheets.find(({ id }) => id === ficha);
  return sheet ? <OpenSheet key={sheet.id} sheet={sheet} /> : <SheetList unknown={ficha !== undefined} />;
}

function SheetList({ unknown }: { unknown: boolean }) {
  const shell = useShell();
  const { list } = trainers;
  // Omit sheets with a disabled course route.
  const availableSheets = sheets.filter(({ step }) => shell.href(step.to) !== null);
  return (
    <>
      <Hero kind="plain" course={trainers} />
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
            {availableSheets.map(({ id, step, audience, classroomSteps }) => (
              <Card
                key={id}
                title={step.title}
                href={shell.href(`/aprender/formadores?ficha=${id}`)}
                action={list.open}
                tags={<CourseBadge to={step.to} />}
              >
                <p>{audience}.</p>
                <Small>
                  {classroomSteps
                    ? list.withoutComputers
                    : step.minutes && list.alone(durationText(step.minutes))}
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
