import type { Block } from '../../content/schema.ts';
import { trainers } from '../../content/trainers/text.ts';
import { RichText } from '../../parts/lesson/RichText.tsx';
import type { Session } from '../../rules/session-plan.ts';
import { Lines, Part, Rows, SessionHead } from './Sheet.styles.ts';

const t = trainers.sheet;

interface PlanProps {
  sessions: readonly Session[];
  /** Position label of each block by id, such as 'Bloco 2 de 9'. */
  positions: ReadonlyMap<number, string>;
  /** Instructions for each block in a room without computers, by block id. */
  classroomSteps?: Readonly<Record<number, readonly string[]>>;
}

/** Session plan: the blocks of each session with aim, minutes and instructions. */
export function Plan({ sessions, positions, classroomSteps }: PlanProps) {
  return (
    <Part>
      <h2>{t.plan}</h2>
      {sessions.map(({ blocks, minutes }, index) => (
        <div key={blocks[0]?.block.id}>
          <SessionHead>
            {t.session(index + 1, sessions.length)}
            <span>{t.minutes(minutes)}</span>
          </SessionHead>
          <Rows>
            <Row minutes={trainers.opening}>
              <p>{t.opening}</p>
            </Row>
            {blocks.map(({ block, minutes: blockMinutes }) => (
              <Row key={block.id} minutes={blockMinutes}>
                <p>
                  <strong>
                    {positions.get(block.id)}: {block.title}
                  </strong>
                </p>
                <p>{block.aim}</p>
                {classroomSteps ? (
                  <Steps steps={classroomSteps[block.id] ?? []} />
                ) : (
                  <Activity block={block} />
                )}
              </Row>
            ))}
            <Row minutes={trainers.closing}>
              <p>{t.closing}</p>
            </Row>
          </Rows>
        </div>
      ))}
    </Part>
  );
}

function Row({ minutes, children }: { minutes: number; children: React.ReactNode }) {
  return (
    <li>
      <div>{children}</div>
      <span>{t.minutes(minutes)}</span>
    </li>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Lines as="ol">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Lines>
  );
}

function Activity({ block }: { block: Block }) {
  return block.parts.map(
    (part) =>
      part.type === 'activity' && (
        <p key={part.title}>
          {t.activity}: <RichText>{part.text}</RichText>
        </p>
      ),
  );
}
