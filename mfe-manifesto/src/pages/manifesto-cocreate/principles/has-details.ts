import type { Principle } from '@ia/shared-services/principles';

/** True when the quiz of a principle is complete. */
export const hasQuiz = ({ quiz_question, quiz_options }: Principle): boolean =>
  quiz_question !== '' && quiz_options.length > 1 && quiz_options.some(({ isCorrect }) => isCorrect);

/** True when a principle has details to open. A database row may hold only a title. */
export const hasDetails = (principle: Principle): boolean =>
  Boolean(
    principle.relevance_headline ||
      principle.relevance_infographic_text ||
      principle.relevance_facts.some(Boolean) ||
      principle.chart_data ||
      principle.accordion_content ||
      principle.practical_example ||
      hasQuiz(principle),
  );
