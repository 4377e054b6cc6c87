import { hostileTexts } from '@ia/test-support/hostile';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { hasMedal, progressPercent, repairProgress, wasFinished } from '../rules/progress.ts';
import { answersKey, useAnswers } from './answers-atom.ts';
import { stateKey, useProgress } from './progress-atom.ts';
import { REVIEWS_KEY, useReviews } from './reviews-atom.ts';
import { useWritten, writtenKey } from './written-atom.ts';

// Damaged, foreign and tampered storage values: each reads as empty or passes its schema.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** Returns the hook's result on a device that stores this text. */
function renderWithStored<T>(key: string, text: string, hook: () => T): T {
  localStorage.setItem(key, text);
  const FreshStore = ({ children }: { children: ReactNode }) => (
    <Provider store={createStore()}>{children}</Provider>
  );
  return renderHook(hook, { wrapper: FreshStore }).result.current;
}

// The seed 7 adds 250 generated texts to the fixed ones.
const texts = hostileTexts(7, 250);
const course = catalogue.copilotV2;

it('progress stays valid for any stored text: integer points, numeric ids, consistent rules', () => {
  for (const key of [course.storageKey, stateKey(course.storageKey)]) {
    for (const text of texts) {
      const [saved] = renderWithStored(key, text, () => useProgress(course.storageKey));
      const progress = repairProgress(course, saved);
      expect(Number.isInteger(progress.points) && progress.points >= 0, text).toBe(true);
      expect(
        progress.done.every((id) => typeof id === 'number'),
        text,
      ).toBe(true);
      expect(progressPercent(course, progress), text).toBeLessThanOrEqual(100);
      expect(typeof hasMedal(course, progress), text).toBe('boolean');
      if (wasFinished(course, progress) && progress.finishedOn)
        expect(new Date(progress.finishedOn).getTime(), text).not.toBeNaN();
    }
  }
});

it('answers, written texts and reviews stay valid or empty for any stored text', () => {
  for (const text of texts) {
    const [chosen] = renderWithStored(answersKey('x'), text, () => useAnswers('x'));
    expect(
      Object.values(chosen).every((value) => typeof value === 'string'),
      text,
    ).toBe(true);
    const [fields] = renderWithStored(writtenKey('x'), text, () => useWritten('x'));
    expect(
      Object.values(fields)
        .flat()
        .every((value) => typeof value === 'string'),
      text,
    ).toBe(true);
    const { memories } = renderWithStored(REVIEWS_KEY, text, useReviews);
    for (const { due } of Object.values(memories)) expect(new Date(due).getTime(), text).not.toBeNaN();
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
