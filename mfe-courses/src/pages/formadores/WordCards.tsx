import type { PartOf } from '../../content/schema.ts';
import { trainers } from '../../content/trainers/words.ts';
import { Cards, Part } from './Sheet.styles.ts';

const words = trainers.sheet;

/** The words of the sentence builder, to be cut out. The line tells which choice a card belongs to. */
export function WordCards({ builder }: { builder: PartOf<'sentence-builder'> }) {
  const lines = [[builder.start], ...builder.steps];
  return (
    <Part data-new-sheet="">
      <h2>{words.cards}</h2>
      <p>{words.cardsLead}</p>
      <Cards role="list">
        {lines.flatMap((line, index) =>
          line.map((word) => (
            <li key={`${index}-${word}`}>
              <strong>{word}</strong>
              <span>{words.line(index + 1)}</span>
            </li>
          )),
        )}
      </Cards>
    </Part>
  );
}
