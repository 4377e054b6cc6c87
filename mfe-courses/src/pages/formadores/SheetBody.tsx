import { useShell } from '@ia/federation';
import type { Lessons } from '../../content/trainers/lessons.ts';
import { trainers } from '../../content/trainers/words.ts';
import { partsOf } from '../../rules/answer-key.ts';
import { meetingsOf } from '../../rules/session-plan.ts';
import { Answers } from './Answers.tsx';
import { Plan } from './Plan.tsx';
import { Facts, Lines, Part } from './Sheet.styles.ts';
import type { Sheet } from './sheets.ts';
import { Talk } from './Talk.tsx';
import { WordCards } from './WordCards.tsx';

const words = trainers.sheet;

/** All that a sheet says: from its own data, and from the lessons of its course. */
export function SheetBody({ sheet, lessons }: { sheet: Sheet; lessons: Lessons }) {
  const shell = useShell();
  const { step } = sheet;
  const meetings = meetingsOf(lessons.blocks, lessons.questions, {
    ...trainers,
    meeting: sheet.meeting,
    aloud: sheet.inRoom !== undefined,
  });
  const minutes = meetings.reduce((sum, meeting) => sum + meeting.minutes, 0);
  const address = shell.address(step.to);
  const facts = [
    [words.audience, sheet.audience],
    [words.duration, words.lasts(meetings.length, minutes)],
    ...(address ? [[words.address, address]] : []),
  ] as const;
  const [builder] = sheet.inRoom ? partsOf(lessons.blocks, 'sentence-builder') : [];
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
      <List title={words.aims} lead={words.aimsLead} items={lessons.skills ?? step.learns} />
      <List title={words.materials} items={sheet.materials} />
      <List title={words.before} items={sheet.before} />
      {!sheet.inRoom && <List title={words.steps} items={trainers.steps} ordered />}
      <Plan meetings={meetings} places={lessons.places} inRoom={sheet.inRoom} />
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
