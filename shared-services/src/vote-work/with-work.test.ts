import { afterEach, expect, it, vi } from 'vitest';
import { BackendError } from '../backend/index.ts';
import { findWork } from './find-work.ts';
import { withWork } from './index.ts';

const CHALLENGE = '4.1795334400.0123456789abcdef0123456789abcdef';
const refusal = new BackendError('rate-limited', 429, 'rate_limited', { wait: 40, work: CHALLENGE });
/** A server that lets through whoever brings work. */
const server = () =>
  vi.fn(async (work: string | null) => {
    if (!work) throw refusal;
    return work;
  });

/** A worker of a browser, which answers as ours does. */
class FakeWorker {
  onmessage: (event: { data: unknown }) => void = () => {};
  onerror: () => void = () => {};
  terminate() {}
  postMessage(challenge: string) {
    queueMicrotask(() => this.onmessage({ data: findWork(challenge) }));
  }
}

afterEach(() => vi.unstubAllGlobals());

it('works when the server asks for it, says so, and sends the vote again', async () => {
  const made: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor(...given: unknown[]) {
        super();
        made.push(...given);
      }
    },
  );
  vi.stubGlobal('trustedTypes', {
    createPolicy: (_: string, rules: { createScriptURL(url: string): string }) => ({
      createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }),
    }),
  });
  const [send, onWork] = [server(), vi.fn()];
  expect(await withWork(send, onWork)).toBe(findWork(CHALLENGE));
  expect(send.mock.calls.map(([work]) => work)).toEqual([null, findWork(CHALLENGE)]);
  expect(onWork).toHaveBeenCalledOnce();
  expect(made[0], 'a file of the app, which the policy of the site lets through').toMatchObject({
    trusted: expect.stringContaining('solver'),
  });
});

it('loads no worker for a vote that is taken, nor for a refusal that offers no work', async () => {
  const never = vi.fn();
  vi.stubGlobal('Worker', never);
  expect(await withWork(async () => 'counted')).toBe('counted');
  const away = new BackendError('offline', 0, '');
  await expect(withWork(() => Promise.reject(away))).rejects.toBe(away);
  expect(never).not.toHaveBeenCalled();
});

it.each<[string, unknown]>([
  ['there are no workers', undefined],
  [
    'workers of another host are refused',
    class {
      constructor() {
        throw new DOMException('no', 'SecurityError');
      }
    },
  ],
  [
    'its file cannot be loaded',
    class extends FakeWorker {
      override postMessage() {
        queueMicrotask(() => this.onerror());
      }
    },
  ],
])('gives the server’s refusal where %s', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker);
  const send = server();
  await expect(withWork(send)).rejects.toBe(refusal);
  expect(send).toHaveBeenCalledOnce();
});
