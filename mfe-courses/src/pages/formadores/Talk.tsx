import type { Block } from '../../content/schema.ts';
import type { TalkingPoint } from '../../content/trainers/schema.ts';
import { trainers } from '../../content/trainers/text.ts';
import { partsOf } from '../../rules/answer-key.ts';
import { AvoidBreak, Lines, Part } from './Sheet.styles.ts';

const t = trainers.sheet;

/** Discussion points of the sheet, and group questions of the lessons. */
export function Talk({ talk, blocks }: { talk: readonly TalkingPoint[]; blocks: readonly Block[] }) {
  const questions = partsOf(blocks, 'reflection').map(({ question }) => question);
  const game = partsOf(blocks, 'group-game').flatMap(({ debrief }) => debrief);
  return (
    <Part>
      <h2>{t.talk}</h2>
      {talk.map(({ question, listen }) => (
        <AvoidBreak key={question}>
          <p>
            <strong>{question}</strong>
          </p>
          <p>
            {t.listen}: {listen}
          </p>
        </AvoidBreak>
      ))}
      {questions.map((question) => (
        <AvoidBreak key={question}>
          <p>
            <strong>{question}</strong>
          </p>
        </AvoidBreak>
      ))}
      {game.length > 0 && (
        <AvoidBreak>
          <h3>{t.game}</h3>
          <Lines>
            {game.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Lines>
        </AvoidBreak>
      )}
    </Part>
  );
}
