export interface QuizOption {
  text: string;
  isCorrect: boolean;
  /** Why this answer is right or wrong; shown once it has been given, and beside the right one. */
  explanation?: string;
}

/** A question as the content and the database hold it. */
export interface QuizData {
  /** The question itself. */
  question: string;
  /** At least two, at least one of them correct. */
  options: readonly QuizOption[];
  /** Said and shown after a right answer. */
  correctFeedback: string;
  /** Said and shown after a wrong one. */
  incorrectFeedback: string;
}

export interface QuizAnswer {
  /** Position of the chosen option, from 0. */
  index: number;
  correct: boolean;
}

export interface QuizProps extends QuizData {
  /** Called on each answer: once, or again after a retry. */
  onAnswered?: (answer: QuizAnswer) => void;
  /** Choose first, then press a button. Otherwise the first choice is the answer. */
  confirm?: boolean;
  /** Lets a visitor try again after a wrong answer. The right answer stays hidden until then. */
  retry?: boolean;
  /** Words behind a "Ver dica" button. */
  hint?: string;
  /** Position, from 0, of an answer given on an earlier visit: the question opens as it was left. */
  given?: number;
  /** The button that hands the answer in, with `confirm`. */
  submitLabel?: string;
  /** Said when it is pressed before an answer is chosen. */
  chooseFirstLabel?: string;
  /** The button that opens the question again, with `retry`. */
  retryLabel?: string;
  /** The button that shows the hint. */
  showHintLabel?: string;
  /** The button that puts the hint away. */
  hideHintLabel?: string;
  /** Written before the hint. */
  hintLabel?: string;
  /** Beside the right answer. */
  correctLabel?: string;
  /** Beside the answer given, when it is wrong. */
  wrongLabel?: string;
  /** Shown when the content has no usable question. */
  unavailableLabel?: string;
}
