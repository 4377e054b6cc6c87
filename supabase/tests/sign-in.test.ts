// Protection of staff passwords in the embedded server, without a server or a database: the limit of
// attempts, and a check whose duration does not disclose which accounts exist.
import { expect, it } from 'vitest';
import { createSignInLimit } from '../local/fixes/sign-in-limit.ts';
import { TooBusy } from '../local/fixes/task-queue.ts';
import { createPasswordCheck, hashPassword } from '../local/password-check.ts';
import { createPasswordLimiter } from '../local/sign-in.ts';

const MINUTE = 60_000;

it('signInLimit counts attempts of an address for 15 minutes and resets on success', () => {
  let now = 0;
  const limit = createSignInLimit(() => now);
  const countAttempts = (address: string, n: number) =>
    Array.from({ length: n }, () => limit.countAttempt(address));
  expect(countAttempts('192.0.2.1', 12).filter(Boolean)).toHaveLength(10);
  now = 14 * MINUTE;
  expect(limit.countAttempt('192.0.2.1')).toBe(false);
  now = 15 * MINUTE;
  expect(countAttempts('192.0.2.1', 9)).not.toContain(false);
  limit.recordSuccess('192.0.2.1');
  expect(countAttempts('192.0.2.1', 10)).not.toContain(false);
});

it('signInLimit stops a distributed attack, but not addresses that have signed in before', () => {
  const limit = createSignInLimit(() => 0);
  limit.countAttempt('198.51.100.1');
  limit.recordSuccess('198.51.100.1');
  const strangers = Array.from({ length: 400 }, (_, n) => limit.countAttempt(`10.0.${n >> 8}.${n & 255}`));
  expect(strangers.filter(Boolean)).toHaveLength(120);
  expect(limit.countAttempt('198.51.100.1')).toBe(true);
});

/**
 * A password check that records its comparisons.
 * @param stored hashes by e-mail: `hash of <password>`
 */
function recordComparisons(stored: Record<string, string>) {
  const compared: string[] = [];
  let running = 0;
  let maxRunning = 0;
  const check = createPasswordCheck(async (password, hash) => {
    compared.push(hash);
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    await new Promise(setImmediate);
    running -= 1;
    return hash === `hash of ${password}`;
  });
  const checkPassword = (email: string, password: string) =>
    check(async () => stored[email] ?? null, password);
  return { checkPassword, compared, maxRunning: () => maxRunning };
}

it('passwordCheck does the same work for unknown addresses as for known ones', async () => {
  const { checkPassword, compared } = recordComparisons({ 'ana@exemplo.pt': 'hash of certa' });
  expect(await checkPassword('ana@exemplo.pt', 'certa')).toBe(true);
  expect(await checkPassword('ana@exemplo.pt', 'errada')).toBe(false);
  expect(await checkPassword('ninguem@exemplo.pt', 'errada')).toBe(false);
  expect(compared).toHaveLength(3);
  const cost = (hash: string | undefined) => hash?.slice(0, 7);
  expect(cost(compared[2])).toBe(cost(await hashPassword('qualquer')));
});

it('passwordCheck runs one comparison at a time and rejects when its queue is full', async () => {
  const { checkPassword, maxRunning } = recordComparisons({});
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => checkPassword('a@b.pt', 'x')));
  expect(maxRunning()).toBe(1);
  const rejected = answers.filter(
    (answer) => answer.status === 'rejected' && answer.reason instanceof TooBusy,
  );
  // Of thirty, one runs and ten wait.
  expect(rejected).toHaveLength(19);
});

it('createPasswordLimiter forwards only a correct password', async () => {
  let forwarded = 0;
  const limiter = createPasswordLimiter(
    async (_stored, password) => password === 'certa',
    async () => null,
  );
  const forward = async () => {
    forwarded += 1;
    return new Response(null, { status: 200 });
  };
  const attemptSignIn = async (body: string) => {
    const bytes = new TextEncoder().encode(body);
    const from = { address: '192.0.2.9', body: bytes, request: new Request('http://localhost') };
    return (await limiter.signIn(from, forward)).status;
  };
  expect(await attemptSignIn('{"email":"a@b.pt","password":"errada"}')).toBe(400);
  expect(await attemptSignIn('{"email":["a"],"password":{}}')).toBe(400);
  expect(await attemptSignIn('nada')).toBe(400);
  expect(forwarded).toBe(0);
  expect(await attemptSignIn('{"email":"a@b.pt","password":"certa"}')).toBe(200);
  expect(forwarded).toBe(1);
});
