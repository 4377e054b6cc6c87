export interface QuizOption {
  text: string;
  isCorrect: boolean;
  /** Explanation, shown after the option was chosen, and beside the right one. */
  explanation?: string;
}

/** A question as in content and database. */
export interface QuizData {
  /** The question itself. */
  question: string;
  /** At least two, at least one correct. */
  options: readonly QuizOption[];
  /** Shown and announced after a right answer. */
  correctFeedback: string;
  /** Shown and announced after a wrong answer. */
  incorrectFeedback: string;
}

export interface QuizAnswer {
  /** Index of the chosen option. */
  index: number;
  correct: boolean;
}

export interface QuizProps extends QuizData {
  /** Called on each answer: once, or again after a retry. */
  onAnswered?: (answer: QuizAnswer) => void;
  /** Requires a submit button after the choice; otherwise the first choice is the answer. */
  confirm?: boolean;
  /** Allows a retry after a wrong answer. The right answer is hidden until then. */
  retry?: boolean;
  /** Hint behind a "Ver dica" button. */
  hint?: string;
  /** Index of the stored answer: shown on mount, and again whenever it changes. */
  given?: number;
  /** Label of the submit button, with `confirm`. */
  submitLabel?: string;
  /** Message when submitted without a choice. */
  chooseFirstLabel?: string;
  /** Label of the retry button, with `retry`. */
  retryLabel?: string;
  /** Label of the button that shows the hint. */
  showHintLabel?: string;
  /** Label of the button that hides the hint. */
  hideHintLabel?: string;
  /** Text before the hint. */
  hintLabel?: string;
  /** Label of the right answer. */
  correctLabel?: string;
  /** Label of the given answer when wrong. */
  wrongLabel?: string;
  /** Text shown when the question is invalid. */
  unavailableLabel?: string;
}
