import { Check, Icon } from '@ia/shared-ui/icon';
import type { Block } from '../../content/schema.ts';
import type { Lessons } from '../../content/trainers/lessons.ts';
import { trainers } from '../../content/trainers/text.ts';
import { RichText } from '../../parts/lesson/RichText.tsx';
import { type AnsweredQuestion, collectChoices, collectQuestions } from '../../rules/answer-key.ts';
import { AvoidBreak, Options, Part } from './Sheet.styles.ts';

const t = trainers.sheet;

/**
 * Answer key: every question of the lessons with the explanation of each option, and the outcome of each
 * choice.
 */
export function Answers({ lessons }: { lessons: Lessons }) {
  const blocks = lessons.blocks.map((block) => ({
    block,
    questions: collectQuestions(block, lessons.questions),
    choices: collectChoices(block),
  }));
  return (
    <Part data-new-sheet="">
      <h2>{t.answers}</h2>
      <p>{t.answersLead}</p>
      {blocks.map(
        ({ block, questions, choices }) =>
          questions.length + choices.length > 0 && (
            <Part key={block.id}>
              {/* Print the heading on the same page as the first question. */}
              <h3>
                {lessons.positions.get(block.id)}: {block.title}
              </h3>
              {choices.map((choice) => (
                <ChoiceOutcomes key={choice.question} choice={choice} />
              ))}
              {questions.map((question) => (
                <QuestionWithAnswers key={question.question} question={question} />
              ))}
            </Part>
          ),
      )}
    </Part>
  );
}

function QuestionWithAnswers({ question: { question, options } }: { question: AnsweredQuestion }) {
  return (
    <AvoidBreak>
      <p>
        <strong>{question}</strong>
      </p>
      <Options>
        {options.map(({ text, isCorrect, explanation }) => (
          <li key={text}>
            <p>
              {isCorrect ? (
                <strong>
                  <Icon icon={Check} label={t.right} /> {text}
                </strong>
              ) : (
                text
              )}
            </p>
            <p>{explanation}</p>
          </li>
        ))}
      </Options>
    </AvoidBreak>
  );
}

function ChoiceOutcomes({
  choice,
}: {
  choice: Extract<Block['parts'][number], { type: 'narrative-choice' }>;
}) {
  return (
    <AvoidBreak>
      <p>
        <strong>{t.choices}</strong>
      </p>
      <Options>
        {choice.options.map(({ text, feedback }) => (
          <li key={text}>
            <p>{text}</p>
            <p>
              <RichText>{feedback}</RichText>
            </p>
          </li>
        ))}
      </Options>
    </AvoidBreak>
  );
}
