import { Fragment } from 'react';
import { Check, X } from '../icon/icons.ts';
import * as styles from './Quiz.styles.ts';
import type { QuizOption } from './quiz-types.ts';
import type { OptionState, QuizModel } from './use-quiz.ts';

interface QuizOptionsProps {
  options: readonly QuizOption[];
  quiz: QuizModel;
  /** As in QuizProps: the choice needs a submit button. */
  confirm: boolean;
  correctLabel: string;
  wrongLabel: string;
  /** Form name of the radio buttons, and prefix of ids. */
  name: string;
}

const LETTERS = 'ABCDEFGHIJ';

/** Options of a quiz, as radio buttons with `confirm` or as buttons. */
export function QuizOptions({ options, quiz, confirm, name, ...labels }: QuizOptionsProps) {
  return (
    <div css={styles.options}>
      {options.map((option, index) => {
        const state = quiz.optionState(index);
        const explanationId = `${name}-${index}`;
        const isExplained = Boolean(option.explanation) && (state === 'correct' || state === 'wrong');
        const describedBy = isExplained ? explanationId : undefined;
        const stateAttributes = { 'data-state': state, 'data-locked': quiz.answered };
        const content = (
          <>
            <span css={styles.letter} data-letter="" aria-hidden="true">
              {LETTERS[index]}
            </span>
            <span>{option.text}</span>
            <OptionVerdict state={state} {...labels} />
          </>
        );
        return (
          // Index keys are safe: options are never reordered while shown.
          <Fragment key={index}>
            {confirm ? (
              <label {...stateAttributes} css={styles.optionLabel}>
                <input
                  css={styles.radio}
                  type="radio"
                  name={name}
                  aria-describedby={describedBy}
                  checked={quiz.chosen === index}
                  disabled={quiz.answered}
                  onChange={() => quiz.choose(index)}
                />
                {content}
              </label>
            ) : (
              <button
                {...stateAttributes}
                css={styles.optionButton}
                type="button"
                aria-describedby={describedBy}
                aria-disabled={quiz.answered || undefined}
                onClick={() => quiz.choose(index)}
              >
                {content}
              </button>
            )}
            {isExplained && (
              <p id={explanationId} css={styles.explanation}>
                {option.explanation}
              </p>
            )}
          </Fragment>
        );
      })}
    </div>
  );
}

type VerdictProps = { state: OptionState } & Pick<QuizOptionsProps, 'correctLabel' | 'wrongLabel'>;

function OptionVerdict({ state, correctLabel, wrongLabel }: VerdictProps) {
  if (state !== 'correct' && state !== 'wrong') return null;
  const Mark = state === 'correct' ? Check : X;
  return (
    <span css={styles.verdict} data-state={state}>
      <Mark size={20} aria-hidden="true" />
      <span>{state === 'correct' ? correctLabel : wrongLabel}</span>
    </span>
  );
}
