import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '../backend/index.ts';
import { findProof } from './find-proof.ts';
import { withProofOfWork } from './index.ts';

const CHALLENGE = '4.1795334400.0123456789abcdef0123456789abcdef';
const rateLimitError = new BackendError('rate-limited', 429, 'rate_limited', { wait: 40, work: CHALLENGE });
/** A fake server that accepts every call with proof of work. */
const fakeServer = () =>
  vi.fn(async (work: string | null) => {
    if (!work) throw rateLimitError;
    return work;
  });

/** Answers like `solver.ts`. */
class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  terminate() {}
  postMessage(challenge: string) {
    queueMicrotask(() => this.onmessage({ data: findProof(challenge) }));
  }
}

afterEach(() => vi.unstubAllGlobals());

it('withProofOfWork solves the server’s challenge, calls onWork, and sends the vote again', async () => {
  const workerArguments: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(...constructorArguments: unknown[]) {
        super();
        workerArguments.push(...constructorArguments);
      }
    },
  );
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    }),
  });
  const [send, onWork] = [fakeServer(), vi.fn()];
  expect(await withProofOfWork(send, onWork)).toBe(findProof(CHALLENGE));
  expect(send.mock.calls.map(([work]) => work)).toEqual([null, findProof(CHALLENGE)]);
  expect(onWork).toHaveBeenCalledOnce();
  expect(workerArguments[0], 'a file of the app, as a trusted URL').toMatchObject({
    trusted: expect.stringContaining('solver'),
  });
});

it('withProofOfWork starts no worker for an accepted vote or an error without a challenge', async () => {
  const workerConstructor = vi.fn();
  vi.stubGlobal('Worker', workerConstructor);
  expect(await withProofOfWork(async () => 'counted')).toBe('counted');
  const offline = new BackendError('offline', 0, '');
  await expect(withProofOfWork(() => Promise.reject(offline))).rejects.toBe(offline);
  expect(workerConstructor).not.toHaveBeenCalled();
});

it.each<[string, unknown]>([
  ['the browser has no workers', undefined],
  [
    'workers of another origin are blocked',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError');
      }
    },
  ],
  [
    'the worker file fails to load',
    class extends FakeWorker {
      override postMessage() {
        queueMicrotask(() => this.onerror());
      }
    },
  ],
])('withProofOfWork throws the server’s rate limit error when %s', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker);
  const send = fakeServer();
  await expect(withProofOfWork(send)).rejects.toBe(rateLimitError);
  expect(send).toHaveBeenCalledOnce();
});
