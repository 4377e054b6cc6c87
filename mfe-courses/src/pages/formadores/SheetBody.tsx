import { useShell } from '@ia/federation';
import type { Lessons } from '../../content/trainers/lessons.ts';
import { trainers } from '../../content/trainers/text.ts';
import { partsOf } from '../../rules/answer-key.ts';
import { planMeetings } from '../../rules/session-plan.ts';
import { Answers } from './Answers.tsx';
import { Plan } from './Plan.tsx';
import { Facts, Lines, Part } from './Sheet.styles.ts';
import type { Sheet } from './sheets.ts';
import { Talk } from './Talk.tsx';
import { WordCards } from './WordCards.tsx';

const t = trainers.sheet;

/** Content of a sheet, from its own data and from the lessons of its course. */
export function SheetBody({ sheet, lessons }: { sheet: Sheet; lessons: Lessons }) {
  const shell = useShell();
  const { step } = sheet;
  const meetings = planMeetings(lessons.blocks, lessons.questions, {
    ...trainers,
    meeting: sheet.meeting,
    aloud: sheet.classroomSteps !== undefined,
  });
  const minutes = meetings.reduce((sum, meeting) => sum + meeting.minutes, 0);
  const address = shell.address(step.to);
  const facts = [
    [t.audience, sheet.audience],
    [t.duration, t.lasts(meetings.length, minutes)],
    ...(address ? [[t.address, address]] : []),
  ] as const;
  const [builder] = sheet.classroomSteps ? partsOf(lessons.blocks, 'sentence-builder') : [];
  return (
    <>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
      <List title={t.aims} lead={t.aimsLead} items={lessons.skills ?? step.learns} />
      <List title={t.materials} items={sheet.materials} />
      <List title={t.before} items={sheet.before} />
      {!sheet.classroomSteps && <List title={t.steps} items={trainers.steps} ordered />}
      <Plan meetings={meetings} positions={lessons.positions} classroomSteps={sheet.classroomSteps} />
      <Talk talk={sheet.talk} blocks={lessons.blocks} />
      <Answers lessons={lessons} />
      {builder && <WordCards builder={builder} />}
    </>
  );
}

interface ListProps {
  title: string;
  lead?: string;
  items: readonly string[];
  ordered?: boolean;
}

function List({ title, lead, items, ordered = false }: ListProps) {
  return (
    <Part>
      <h2>{title}</h2>
      {lead && <p>{lead}</p>}
      <Lines as={ordered ? 'ol' : 'ul'}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Lines>
    </Part>
  );
}
