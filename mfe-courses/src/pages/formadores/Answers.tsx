import { Check, Icon } from '@ia/shared-ui/icon';
import type { Block } from '../../content/schema.ts';
import type { Lessons } from '../../content/trainers/lessons.ts';
import { trainers } from '../../content/trainers/words.ts';
import { RichText } from '../../parts/lesson/RichText.tsx';
import { type AnsweredQuestion, answersOf, choicesOf } from '../../rules/answer-key.ts';
import { Options, Part, Together } from './Sheet.styles.ts';

const words = trainers.sheet;

/** Every question that the lessons ask, with each answer and why it is right or wrong. */
export function Answers({ lessons }: { lessons: Lessons }) {
  const blocks = lessons.blocks.map((block) => ({
    block,
    asked: answersOf(block, lessons.questions),
    choices: choicesOf(block),
  }));
  return (
    <Part data-new-sheet="">
      <h2>{words.answers}</h2>
      <p>{words.answersLead}</p>
      {blocks.map(
        ({ block, asked, choices }) =>
          asked.length + choices.length > 0 && (
            <Part key={block.id}>
              {/* With its first question: a heading alone at the foot of a page helps nobody. */}
              <h3>
                {lessons.places.get(block.id)}: {block.title}
              </h3>
              {choices.map((choice) => (
                <Choice key={choice.question} choice={choice} />
              ))}
              {asked.map((question) => (
                <Answered key={question.question} question={question} />
              ))}
            </Part>
          ),
      )}
    </Part>
  );
}

function Answered({ question: { question, options } }: { question: AnsweredQuestion }) {
  return (
    <Together>
      <p>
        <strong>{question}</strong>
      </p>
      <Options>
        {options.map(({ text, isCorrect, explanation }) => (
          <li key={text}>
            <p>
              {isCorrect ? (
                <strong>
                  <Icon icon={Check} label={words.right} /> {text}
                </strong>
              ) : (
                text
              )}
            </p>
            <p>{explanation}</p>
          </li>
        ))}
      </Options>
    </Together>
  );
}

function Choice({ choice }: { choice: Extract<Block['parts'][number], { type: 'narrative-choice' }> }) {
  return (
    <Together>
      <p>
        <strong>{words.choices}</strong>
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
    </Together>
  );
}
