import { useFocusKeptInView } from '@ia/shared-ui/hooks';
import { useEffect, useState } from 'react';
import type { Question } from '../../content/questions/schema.ts';

/** Imports the module with the questions of a course. */
export type LoadQuestions = () => Promise<{ questions: Question[] }>;

const NO_QUESTIONS: readonly Question[] = [];

/**
 * Loads the questions of one or more courses. Returns an empty list while loading and on failure; the lesson
 * works without them.
 */
export function useQuestions(load: LoadQuestions | undefined): readonly Question[] {
  const [questions, setQuestions] = useState(NO_QUESTIONS);
  // The questions appear late, above elements that may have the focus.
  useFocusKeptInView(questions);
  useEffect(() => {
    let isMounted = true;
    load?.().then(
      (loaded) => isMounted && setQuestions(loaded.questions),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return questions;
}
