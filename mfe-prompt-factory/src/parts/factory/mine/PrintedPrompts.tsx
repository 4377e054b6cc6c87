import { myPromptsTexts } from '../../../content/mine.ts';
import { talkTexts } from '../../../content/talk.ts';
import { resultTexts } from '../../../content/texts.ts';
import type { StoredAnswer } from '../../../state/answers.ts';
import { toExportedPrompt } from './exported-prompt.ts';
import { Paper } from './MyPrompts.styles.ts';

/** Printed version: prompts and answers in full. */
export function PrintedPrompts({ answers }: { answers: readonly StoredAnswer[] }) {
  return (
    <Paper>
      <h2>{myPromptsTexts.title}</h2>
      {answers.map(toExportedPrompt).map(({ id, title, about, prompt, answer, turns, note }) => (
        <article key={id}>
          <h3>{title}</h3>
          <p>{about}</p>
          <h4>{resultTexts.prompt}</h4>
          <pre>{prompt}</pre>
          <h4>{resultTexts.answer}</h4>
          <pre>{answer}</pre>
          {turns.map((turn, index) => (
            <section key={index}>
              <h4>{talkTexts.turn(index + 1)}</h4>
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
