import { useState } from 'react';
import type { QuizProps } from './quiz-types.ts';

/**
 * State of one option: `open` or `chosen` before the answer; `correct` (revealed), `wrong` (the choice) or
 * `other` after it.
 */
export type OptionState = 'open' | 'chosen' | 'correct' | 'wrong' | 'other';

/**
 * State machine of one question: nothing chosen → (chosen) → answered and locked → (open again after a
 * retry).
 */
export function useQuiz({ options, confirm = false, retry = false, given, onAnswered }: QuizProps) {
  const [chosen, setChosen] = useState<number | null>(given ?? null);
  const [answered, setAnswered] = useState(given !== undefined);
  // The stored answer may change elsewhere: answered in another tab, or erased on course restart.
  const [lastGiven, setLastGiven] = useState(given);
  if (given !== lastGiven) {
    setLastGiven(given);
    setChosen(given ?? null);
    setAnswered(given !== undefined);
  }
  const correct = answered && chosen !== null && options[chosen]?.isCorrect === true;
  // Hide the right answer while a retry is possible.
  const isRevealed = answered && (correct || !retry);

  function submitAnswer(index: number) {
    setAnswered(true);
    onAnswered?.({ index, correct: options[index]?.isCorrect === true });
  }

  return {
    chosen,
    answered,
    correct,
    canRetry: retry && answered && !correct,
    choose(index: number) {
      if (answered) return;
      setChosen(index);
      if (!confirm) submitAnswer(index);
    },
    submit() {
      if (!answered && chosen !== null) submitAnswer(chosen);
    },
    reset() {
      setChosen(null);
      setAnswered(false);
    },
    optionState(index: number): OptionState {
      if (!answered) return index === chosen ? 'chosen' : 'open';
      if (options[index]?.isCorrect && isRevealed) return 'correct';
      return index === chosen ? 'wrong' : 'other';
    },
  };
}

export type QuizModel = ReturnType<typeof useQuiz>;
