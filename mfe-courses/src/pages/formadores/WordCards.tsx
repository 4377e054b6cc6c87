import type { PartOf } from '../../content/schema.ts';
import { trainers } from '../../content/trainers/text.ts';
import { Cards, Part } from './Sheet.styles.ts';

const t = trainers.sheet;

/**
 * Words of a sentence-builder exercise as paper cards, for a room without computers. Each card names its
 * line: the step of the sentence at which its word can be chosen.
 */
export function WordCards({ builder }: { builder: PartOf<'sentence-builder'> }) {
  const lines = [[builder.start], ...builder.steps];
  return (
    <Part data-new-sheet="">
      <h2>{t.cards}</h2>
      <p>{t.cardsLead}</p>
      <Cards role="list">
        {lines.flatMap((line, index) =>
          line.map((word) => (
            <li key={`${index}-${word}`}>
              <strong>{word}</strong>
              <span>{t.line(index + 1)}</span>
            </li>
          )),
        )}
      </Cards>
    </Part>
  );
}
