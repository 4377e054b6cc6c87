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
  /** Its words, pt-PT by default. */
  labels?: Partial<QuizLabels>;
}

export interface QuizLabels {
  submit: string;
  chooseFirst: string;
  retry: string;
  showHint: string;
  hideHint: string;
  hint: string;
  correct: string;
  wrong: string;
  /** Fallback when the content has no usable question. */
  unavailable: string;
}

export const ptLabels: QuizLabels = {
  submit: 'Verificar resposta',
  chooseFirst: 'Escolha primeiro uma das respostas.',
  retry: 'Tentar de novo',
  showHint: 'Ver dica',
  hideHint: 'Esconder dica',
  hint: 'Dica:',
  correct: 'Resposta certa',
  wrong: 'A sua resposta',
  unavailable: 'Esta pergunta não está disponível de momento. Pode continuar sem responder.',
};
