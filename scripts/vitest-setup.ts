import { afterEach, beforeEach, expect, vi } from 'vitest';

// A console error is a defect someone would see in their browser's log: it fails the test that caused it.
// A test that expects one spies on console.error itself and asserts what was said.
let said: unknown[][] = [];
const original = console.error;

beforeEach(() => {
  said = [];
  console.error = (...args: unknown[]) => {
    said.push(args);
    original(...args);
  };
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react').catch(() => ({ cleanup: () => {} }));
    cleanup();
  }
  vi.useRealTimers();
  console.error = original;
  expect(said, 'unexpected console.error').toEqual([]);
});
