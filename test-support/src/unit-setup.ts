import { BroadcastChannel as BetweenThreads } from 'node:worker_threads';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// A console error is a defect someone would see in their browser's log: it fails the test that caused it.
// A test that expects one spies on console.error itself and asserts what was said.
let said: unknown[][] = [];
const original = console.error;

/**
 * Node's own, which the DOM's stand-in lacks. Node's reaches every thread of the process, and so the files of tests that
 * other workers run at the same time: a browser's reaches the tabs of one profile, here one file.
 */
const profile = crypto.randomUUID();
class BroadcastChannel extends BetweenThreads {
  constructor(name: string) {
    super(`${profile} ${name}`);
    Object.defineProperty(this, 'name', { value: name });
  }
}
Object.assign(globalThis, { BroadcastChannel });

// A second is short for code that is fetched first, on a machine that does other things too.
if (typeof document !== 'undefined') {
  const library = await import('@testing-library/react').catch(() => null);
  library?.configure({ asyncUtilTimeout: 5000 });
}

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
