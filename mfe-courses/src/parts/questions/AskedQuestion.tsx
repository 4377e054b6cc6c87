import { Quiz } from '@ia/shared-ui/quiz';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import type { Question } from '../../content/questions/schema.ts';
import { t } from '../../content/text.ts';

interface AskedQuestionProps {
  question: Question;
  /** Text that says why the question is asked here. */
  label: string;
  /** Called with the first answer only, because that answer shows whether it was known. */
  onFirstTry(answer: { isCorrect: boolean; text: string }): void;
}

/**
 * Question of the bank (`content/questions`). The first wrong answer shows the hint, the second shows all
 * explanations. Gives no points.
 */
export function AskedQuestion({ question, label, onFirstTry }: AskedQuestionProps) {
  const [wrongTries, setWrongTries] = useState(0);
  const [isSolved, setIsSolved] = useState(false);
  const isFinished = isSolved || wrongTries > 1;
  return (
    // Not a landmark: a course has dozens of questions.
    <div
      data-question={question.id}
      css={{
        display: 'grid',
        gap: token.space[2],
        paddingBlockStart: token.space[4],
        borderBlockStart: `1px solid ${token.color.line}`,
        '& > p': { margin: 0, fontWeight: 650, color: token.color.inkSoft },
      }}
    >
      <p>{label}</p>
      <Quiz
        question={question.question}
        // Hide the explanations until the second try, because they would reveal the answer.
        options={question.options.map(({ text, isCorrect, explanation }) =>
          isFinished ? { text, isCorrect, explanation } : { text, isCorrect },
        )}
        correctFeedback={t.questions.right}
        incorrectFeedback={wrongTries > 1 ? t.questions.wrongAgain : t.questions.wrong(question.hint)}
        retry={wrongTries < 2}
        onAnswered={({ index, correct }) => {
          const text = question.options[index]?.text ?? '';
          if (wrongTries === 0 && !isSolved) onFirstTry({ isCorrect: correct, text });
          if (correct) setIsSolved(true);
          else setWrongTries(wrongTries + 1);
        }}
      />
    </div>
  );
}
