import type { PartOf } from '../../content/schema.ts';
import { trainers } from '../../content/trainers/text.ts';
import { Cards, Part } from './Sheet.styles.ts';

const t = trainers.sheet;

/** Words of the sentence builder as cards to cut out. The row shows the step that each card belongs to. */
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
