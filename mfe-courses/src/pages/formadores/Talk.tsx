import type { Block } from '../../content/schema.ts';
import type { TalkingPoint } from '../../content/trainers/schema.ts';
import { trainers } from '../../content/trainers/text.ts';
import { collectParts } from '../../rules/answer-key.ts';
import { AvoidBreak, Lines, Part } from './Sheet.styles.ts';

const t = trainers.sheet;

/**
 * Section of a trainer sheet with questions to discuss in class: the sheet's own, then the lessons'. `listen` tells the trainer which points to pick up from the answers.
 */
export function Talk({ talk, blocks }: { talk: readonly TalkingPoint[]; blocks: readonly Block[] }) {
  const questions = collectParts(blocks, 'reflection').map(({ question }) => question);
  const gameQuestions = collectParts(blocks, 'group-game').flatMap(({ debrief }) => debrief);
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
      {gameQuestions.length > 0 && (
        <AvoidBreak>
          <h3>{t.game}</h3>
          <Lines>
            {gameQuestions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Lines>
        </AvoidBreak>
      )}
    </Part>
  );
}
