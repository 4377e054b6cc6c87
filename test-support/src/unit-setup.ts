import { BroadcastChannel as NodeBroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Setup file of all unit tests. A console error fails the test that caused it, because visitors would have it
// in their browser's console. A test that expects one spies on console.error and asserts the message.
let messages: unknown[][] = [];
const originalError = console.error;

/**
 * Prefix of channel names, so that BroadcastChannel reaches one test file, as a browser's reaches the tabs of
 * one profile. happy-dom has none, and Node's reaches every thread of the process, including other test
 * files.
 */
const profileId = crypto.randomUUID();
class BroadcastChannel extends NodeBroadcastChannel {
  constructor(name: string) {
    super(`${profileId} ${name}`);
    Object.defineProperty(this, 'name', { value: name });
  }
}
Object.assign(globalThis, { BroadcastChannel });

// The default of one second is too short for dynamic imports on a busy machine.
if (typeof document !== 'undefined') {
  const library = await import('@testing-library/react').catch(() => null);
  library?.configure({ asyncUtilTimeout: 5000 });
}

beforeEach(() => {
  messages = [];
  console.error = (...args: unknown[]) => {
    messages.push(args);
    originalError(...args);
  };
});

afterEach(async () => {
  if (typeof document !== 'undefined') {
    const { cleanup } = await import('@testing-library/react').catch(() => ({ cleanup: () => {} }));
    cleanup();
  }
  vi.useRealTimers();
  console.error = originalError;
  expect(messages, 'unexpected console.error').toEqual([]);
});
