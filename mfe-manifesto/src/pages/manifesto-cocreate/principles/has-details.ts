import type { Principle } from '@ia/shared-services/principles';

/** Whether the quiz of a principle can be taken. */
export const hasQuiz = ({ quiz_question, quiz_options }: Principle): boolean =>
  quiz_question !== '' && quiz_options.length > 1 && quiz_options.some(({ isCorrect }) => isCorrect);

/** Whether a principle has anything to open. A row of the database may hold its title alone. */
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
