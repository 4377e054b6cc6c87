import { useFocusKeptInView } from '@ia/shared-ui/hooks';
import { useEffect, useState } from 'react';
import type { Question } from '../../content/questions/schema.ts';

export type LoadQuestions = () => Promise<{ questions: Question[] }>;

const NONE: readonly Question[] = [];

/**
 * Loads the questions of one or more courses. Returns an empty list while loading and on failure; the lesson
 * works without them.
 */
export function useQuestions(load: LoadQuestions | undefined): readonly Question[] {
  const [questions, setQuestions] = useState(NONE);
  useFocusKeptInView(questions);
  useEffect(() => {
    let shown = true;
    load?.().then(
      (loaded) => shown && setQuestions(loaded.questions),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [load]);
  return questions;
}
