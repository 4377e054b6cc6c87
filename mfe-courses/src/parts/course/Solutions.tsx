import { token } from '@ia/shared-ui/tokens';
import type { Block, Part, PartOf, SimplePart } from '../../content/schema.ts';
import { t } from '../../content/text.ts';

/** Collects the activities, also inside tabs and accordions. */
function collectActivities(parts: readonly (Part | SimplePart)[]): PartOf<'activity'>[] {
  return parts.flatMap((part) => {
    if (part.type === 'activity') return [part];
    if (part.type === 'tabs') return collectActivities(part.tabs.flatMap((tab) => tab.parts));
    if (part.type === 'accordion') return collectActivities(part.items.flatMap((item) => item.parts));
    return [];
  });
}

/**
 * Solutions at the end of a printed course: the right option of each quiz with its explanation, and a sample
 * answer for each activity.
 */
export function Solutions({ blocks }: { blocks: Block[] }) {
  const quizzes = blocks.flatMap((block) => block.parts.filter((part) => part.type === 'quiz'));
  const activities = blocks.flatMap((block) => collectActivities(block.parts));
  if (quizzes.length + activities.length === 0) return null;
  return (
    <section>
      <h2>{t.course.solutions}</h2>
      {quizzes.map((quiz) => (
        <div key={quiz.id} css={{ marginTop: token.space[5], breakInside: 'avoid' }}>
          <p>
            <strong>{quiz.question}</strong>
          </p>
          <ol type="A">
            {quiz.options.map(({ text, isCorrect, explanation }) => (
              <li key={text}>
                <strong>{isCorrect ? t.course.right : t.course.wrong}</strong> {explanation}
              </li>
            ))}
          </ol>
        </div>
      ))}
      <h3>{t.answerField.models}</h3>
      <dl>
        {activities.map(
          ({ title, answerField }) =>
            answerField && (
              <div key={answerField.id} css={{ marginTop: token.space[3], breakInside: 'avoid' }}>
                <dt css={{ fontWeight: 650 }}>{title}</dt>
                <dd css={{ whiteSpace: 'pre-line' }}>{answerField.model}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
