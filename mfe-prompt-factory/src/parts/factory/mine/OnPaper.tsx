import { useState } from 'react';
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
      {answers.map(ownText).map(({ id, title, about, prompt, answer, note }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p>{about}</p>
          <h4>{resultTexts.prompt}</h4>
          <pre>{prompt}</pre>
          <h4>{resultTexts.answer}</h4>
          <pre>{answer}</pre>
          {note && <p>{note}</p>}
        </article>
      ))}
    </Paper>
  );
}
