import { useId, useRef, useState } from 'react';
import { InvariantFallback } from '../invariant/index.ts';
import * as styles from './Quiz.styles.ts';
import { QuizOptions } from './QuizOptions.tsx';
import { isQuizValid } from './quiz-invariants.ts';
import type { QuizProps } from './quiz-types.ts';
import { useQuiz } from './use-quiz.ts';

/**
 * Single question. An answer locks the options, marks the right one in green and a wrong choice in red (each
 * with icon and text), and the feedback is announced.
 */
export function Quiz({
  unavailableLabel = 'Esta pergunta não está disponível de momento. Pode continuar sem responder.',
  ...props
}: QuizProps) {
  return isQuizValid(props) ? (
    <ValidQuiz {...props} />
  ) : (
    <InvariantFallback>{unavailableLabel}</InvariantFallback>
  );
}

function ValidQuiz(props: QuizProps) {
  const {
    question,
    options,
    correctFeedback,
    incorrectFeedback,
    confirm = false,
    hint,
    submitLabel = 'Verificar resposta',
    chooseFirstLabel = 'Escolha primeiro uma das respostas.',
    retryLabel = 'Tentar de novo',
    showHintLabel = 'Ver dica',
    hideHintLabel = 'Esconder dica',
    hintLabel = 'Dica:',
    correctLabel = 'Resposta certa',
    wrongLabel = 'A sua resposta, que não é a certa',
  } = props;
  const quiz = useQuiz(props);
  const [wasAskedToChoose, setWasAskedToChoose] = useState(false);
  const [isHintShown, setIsHintShown] = useState(false);
  const group = useRef<HTMLDivElement>(null);
  const name = useId();
  const hintId = useId();

  function submit() {
    setWasAskedToChoose(quiz.chosen === null);
    quiz.submit();
  }

  function tryAgain() {
    // Before the pressed button unmounts. A screen reader reads the question again.
    group.current?.focus();
    quiz.reset();
    setWasAskedToChoose(false);
  }

  const verdict = quiz.answered ? (quiz.correct ? 'correct' : 'wrong') : 'unanswered';
  const feedback = quiz.answered
    ? quiz.correct
      ? correctFeedback
      : incorrectFeedback
    : wasAskedToChoose && quiz.chosen === null
      ? chooseFirstLabel
      : '';

  return (
    // biome-ignore lint/a11y/useSemanticElements: AccessMonitor, the validator of the seal, fails every fieldset
    <div ref={group} role="group" aria-labelledby={`${name}-pergunta`} tabIndex={-1} css={styles.group}>
      <p id={`${name}-pergunta`} css={styles.question}>
        {question}
      </p>
      <QuizOptions
        options={options}
        quiz={quiz}
        confirm={confirm}
        correctLabel={correctLabel}
        wrongLabel={wrongLabel}
        name={name}
      />
      {hint && (
        // Live region rendered before the hint, otherwise it is not announced.
        <div id={hintId} aria-live="polite">
          {isHintShown && (
            <p css={styles.explanation}>
              <strong>{hintLabel}</strong> {hint}
            </p>
          )}
        </div>
      )}
      <div css={styles.feedback} role="status" data-state={verdict}>
        {feedback && <p>{feedback}</p>}
      </div>
      <div css={styles.actions}>
        {confirm && !quiz.canRetry && (
          <button
            css={styles.action}
            type="button"
            aria-disabled={quiz.chosen === null || quiz.answered || undefined}
            onClick={submit}
          >
            {submitLabel}
          </button>
        )}
        {quiz.canRetry && (
          <button css={styles.action} type="button" onClick={tryAgain}>
            {retryLabel}
          </button>
        )}
        {hint && !quiz.correct && (
          // Stays mounted after a press, because an unmounted button loses the keyboard focus.
          <button
            css={styles.action}
            type="button"
            data-quiet="true"
            aria-expanded={isHintShown}
            aria-controls={hintId}
            onClick={() => setIsHintShown(!isHintShown)}
          >
            {isHintShown ? hideHintLabel : showHintLabel}
          </button>
        )}
      </div>
    </div>
  );
}
