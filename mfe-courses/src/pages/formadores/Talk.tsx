import type { Block } from '../../content/schema.ts';
import type { TalkingPoint } from '../../content/trainers/schema.ts';
import { trainers } from '../../content/trainers/words.ts';
import { partsOf } from '../../rules/answer-key.ts';
import { Lines, Part, Together } from './Sheet.styles.ts';

const words = trainers.sheet;

/** What to talk about: the sheet's own questions, and those that a lesson asks of a group. */
export function Talk({ talk, blocks }: { talk: readonly TalkingPoint[]; blocks: readonly Block[] }) {
  const asked = partsOf(blocks, 'reflection').map(({ question }) => question);
  const game = partsOf(blocks, 'group-game').flatMap(({ debrief }) => debrief);
  return (
    <Part>
      <h2>{words.talk}</h2>
      {talk.map(({ question, listen }) => (
        <Together key={question}>
          <p>
            <strong>{question}</strong>
          </p>
          <p>
            {words.listen}: {listen}
          </p>
        </Together>
      ))}
      {asked.map((question) => (
        <Together key={question}>
          <p>
            <strong>{question}</strong>
          </p>
        </Together>
      ))}
      {game.length > 0 && (
        <Together>
          <h3>{words.game}</h3>
          <Lines>
            {game.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Lines>
        </Together>
      )}
    </Part>
  );
}
