import { useState } from 'react';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import { headingOf, ownText } from '../../../rules/own-text.ts';
import type { KeptAnswer } from '../../../state/answers.ts';
import { Paper } from './MyPrompts.styles.ts';

/** Prompts and answers in full, as they are printed. */
export function OnPaper({ answers }: { answers: readonly KeptAnswer[] }) {
  const [now] = useState(Date.now);
  return (
    <Paper>
      <h2>{headingOf(now)}</h2>
      {answers.map(ownText).map(({ id, title, about, prompt, answer, turns, note }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p>{about}</p>
          <h4>{resultTexts.prompt}</h4>
          <pre>{prompt}</pre>
          <h4>{resultTexts.answer}</h4>
          <pre>{answer}</pre>
          {turns.map((turn, place) => (
            <section key={place}>
              <h4>{talkTexts.turn(place + 1)}</h4>
              <pre>{turn.ask}</pre>
              <p>{turn.about}</p>
              <pre>{turn.answer}</pre>
            </section>
          ))}
          {note && <p>{note}</p>}
        </article>
      ))}
    </Paper>
  );
}
