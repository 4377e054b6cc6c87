import { hostileTexts } from '@ia/test-support/hostile';
import { renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { catalogue } from '../content/catalogue.ts';
import { hasMedal, progressPercent, restored, wasFinished } from '../rules/progress.ts';
import { answersKey, useAnswers } from './answers-atom.ts';
import { stateKey, useProgress } from './progress-atom.ts';
import { REVIEWS_KEY, useReviews } from './reviews-atom.ts';
import { useWritten, writtenKey } from './written-atom.ts';

// Damaged, foreign and tampered values: each counts as none, or is what its reader promises.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** What a hook reads on a device that holds this text. */
function read<T>(key: string, text: string, hook: () => T): T {
  localStorage.setItem(key, text);
  const fresh = ({ children }: { children: ReactNode }) => (
    <Provider store={createStore()}>{children}</Provider>
  );
  return renderHook(hook, { wrapper: fresh }).result.current;
}

const texts = hostileTexts(7, 250);
const course = catalogue.copilotV2;

it('progress is a number of points and a list of numbers, and its rules hold', () => {
  for (const key of [course.storageKey, stateKey(course.storageKey)]) {
    for (const text of texts) {
      const [saved] = read(key, text, () => useProgress(course.storageKey));
      const progress = restored(course, saved);
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

it('answers, words and reviews are what they should be, or none', () => {
  for (const text of texts) {
    const [chosen] = read(answersKey('x'), text, () => useAnswers('x'));
    expect(
      Object.values(chosen).every((words) => typeof words === 'string'),
      text,
    ).toBe(true);
    const [places] = read(writtenKey('x'), text, () => useWritten('x'));
    expect(
      Object.values(places)
        .flat()
        .every((words) => typeof words === 'string'),
      text,
    ).toBe(true);
    const { memories } = read(REVIEWS_KEY, text, useReviews);
    for (const { due } of Object.values(memories)) expect(new Date(due).getTime(), text).not.toBeNaN();
  }
  expect(Object.keys(Object.prototype)).toEqual([]);
});
