import type { Block } from '../../content/schema.ts';
import { trainers } from '../../content/trainers/words.ts';
import { RichText } from '../../parts/lesson/RichText.tsx';
import type { Meeting } from '../../rules/session-plan.ts';
import { Lines, Part, Rows, SessionHead } from './Sheet.styles.ts';

const words = trainers.sheet;

interface PlanProps {
  meetings: readonly Meeting[];
  places: ReadonlyMap<number, string>;
  /** What to do in each block of a room without computers. */
  inRoom?: Readonly<Record<number, readonly string[]>>;
}

/** Each meeting with its blocks: what for, how long, and what to do. */
export function Plan({ meetings, places, inRoom }: PlanProps) {
  return (
    <Part>
      <h2>{words.plan}</h2>
      {meetings.map(({ blocks, minutes }, index) => (
        <div key={blocks[0]?.block.id}>
          <SessionHead>
            {words.session(index + 1, meetings.length)}
            <span>{words.minutes(minutes)}</span>
          </SessionHead>
          <Rows>
            <Row minutes={trainers.opening}>
              <p>{words.opening}</p>
            </Row>
            {blocks.map(({ block, minutes: own }) => (
              <Row key={block.id} minutes={own}>
                <p>
                  <strong>
                    {places.get(block.id)}: {block.title}
                  </strong>
                </p>
                <p>{block.aim}</p>
                {inRoom ? <Steps steps={inRoom[block.id] ?? []} /> : <Activity block={block} />}
              </Row>
            ))}
            <Row minutes={trainers.closing}>
              <p>{words.closing}</p>
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
      <span>{words.minutes(minutes)}</span>
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
          {words.activity}: <RichText>{part.text}</RichText>
        </p>
      ),
  );
}
