import { token } from '@ia/shared-ui/tokens';
import type { Block, Part, PartOf, SimplePart } from '../../content/schema.ts';
import { words } from '../../content/words.ts';

function activitiesIn(parts: readonly (Part | SimplePart)[]): PartOf<'activity'>[] {
  return parts.flatMap((part) => {
    if (part.type === 'activity') return [part];
    if (part.type === 'tabs') return activitiesIn(part.tabs.flatMap((tab) => tab.parts));
    if (part.type === 'accordion') return activitiesIn(part.items.flatMap((item) => item.parts));
    return [];
  });
}

/** At the end of a printed course: the right option of each quiz, and why; and an answer to each activity. */
export function Solutions({ blocks }: { blocks: Block[] }) {
  const quizzes = blocks.flatMap((block) => block.parts.filter((part) => part.type === 'quiz'));
  const activities = blocks.flatMap((block) => activitiesIn(block.parts));
  if (quizzes.length + activities.length === 0) return null;
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
      <h3>{words.answerPlace.models}</h3>
      <dl>
        {activities.map(
          ({ title, answerPlace }) =>
            answerPlace && (
              <div key={answerPlace.id} css={{ marginTop: token.space[3], breakInside: 'avoid' }}>
                <dt css={{ fontWeight: 650 }}>{title}</dt>
                <dd css={{ whiteSpace: 'pre-line' }}>{answerPlace.model}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
