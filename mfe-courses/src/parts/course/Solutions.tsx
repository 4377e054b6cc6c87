import { token } from '@ia/shared-ui/tokens';
import type { Block } from '../../content/schema.ts';
import { words } from '../../content/words.ts';

/** At the end of a printed course: the right option of each quiz, and why. */
export function Solutions({ blocks }: { blocks: Block[] }) {
  const quizzes = blocks.flatMap((block) => block.parts.filter((part) => part.type === 'quiz'));
  if (quizzes.length === 0) return null;
  return (
    <section>
      <h2 css={{ fontFamily: token.font.display, fontSize: token.size.h2 }}>{words.course.solutions}</h2>
      {quizzes.map((quiz) => (
        <div key={quiz.id} css={{ marginTop: token.space[5], breakInside: 'avoid' }}>
          <p>
            <strong>{quiz.question}</strong>
          </p>
          <ol type="A">
            {quiz.options.map(({ text, isCorrect, explanation }) => (
              <li key={text}>
                <strong>{isCorrect ? words.course.right : words.course.wrong}</strong> {explanation}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
