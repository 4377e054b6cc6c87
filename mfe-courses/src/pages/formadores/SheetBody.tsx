import { useShell } from '@ia/federation';
import type { Lessons } from '../../content/trainers/lessons.ts';
import { trainers } from '../../content/trainers/text.ts';
import { collectParts } from '../../rules/answer-key.ts';
import { planSessions } from '../../rules/session-plan.ts';
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
  const sessions = planSessions(lessons.blocks, lessons.questions, {
    ...trainers,
    sessionMinutes: sheet.sessionMinutes,
    aloud: sheet.classroomSteps !== undefined,
    ownMinutes: sheet.classroomMinutes,
  });
  const minutes = sessions.reduce((sum, session) => sum + session.minutes, 0);
  const address = shell.address(step.to);
  const facts = [
    [t.audience, sheet.audience],
    [t.duration, t.lasts(sessions.length, minutes)],
    ...(address ? [[t.address, address]] : []),
  ] as const;
  const [sentenceBuilder] = sheet.classroomSteps ? collectParts(lessons.blocks, 'sentence-builder') : [];
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
      <List title={t.aims} lead={t.aimsLead} items={lessons.skills} />
      <List title={t.materials} items={sheet.materials} />
      <List title={t.before} items={sheet.before} />
      {!sheet.classroomSteps && <List title={t.steps} items={trainers.steps} ordered />}
      <Plan sessions={sessions} positions={lessons.positions} classroomSteps={sheet.classroomSteps} />
      <Talk talk={sheet.talk} blocks={lessons.blocks} />
      <Answers lessons={lessons} />
      {sentenceBuilder && <WordCards builder={sentenceBuilder} />}
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
