import { expect, it } from 'vitest';
import { signInLimit } from '../local/fixes/sign-in-limit.ts';
import { TooBusy } from '../local/fixes/task-queue.ts';
import { hashOfPassword, passwordCheck } from '../local/password-check.ts';
import { createPasswordLimiter } from '../local/sign-in.ts';

const MINUTE = 60_000;

it('signInLimit counts attempts of an address for 15 minutes and resets on success', () => {
  let now = 0;
  const limit = signInLimit(() => now);
  const tries = (address: string, n: number) => Array.from({ length: n }, () => limit.begin(address));
  expect(tries('192.0.2.1', 12).filter(Boolean)).toHaveLength(10);
  now = 14 * MINUTE;
  expect(limit.begin('192.0.2.1')).toBe(false);
  now = 15 * MINUTE;
  expect(tries('192.0.2.1', 9)).not.toContain(false);
  limit.succeeded('192.0.2.1');
  expect(tries('192.0.2.1', 10)).not.toContain(false);
});

it('signInLimit stops a distributed attack, but not addresses that have signed in before', () => {
  const limit = signInLimit(() => 0);
  limit.begin('198.51.100.1');
  limit.succeeded('198.51.100.1');
  const strangers = Array.from({ length: 400 }, (_, n) => limit.begin(`10.0.${n >> 8}.${n & 255}`));
  expect(strangers.filter(Boolean)).toHaveLength(120);
  expect(limit.begin('198.51.100.1')).toBe(true);
});

/** Password check that records its comparisons. */
function watched(stored: Record<string, string>) {
  const compared: string[] = [];
  let atOnce = 0;
  let most = 0;
  const check = passwordCheck(async (password, hash) => {
    compared.push(hash);
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise(setImmediate);
    atOnce -= 1;
    return hash === `hash of ${password}`;
  });
  const of = (email: string, password: string) => check(async () => stored[email] ?? null, password);
  return { of, compared, most: () => most };
}

it('passwordCheck does the same work for unknown addresses as for known ones', async () => {
  const { of, compared } = watched({ 'ana@exemplo.pt': 'hash of certa' });
  expect(await of('ana@exemplo.pt', 'certa')).toBe(true);
  expect(await of('ana@exemplo.pt', 'errada')).toBe(false);
  expect(await of('ninguem@exemplo.pt', 'errada')).toBe(false);
  expect(compared).toHaveLength(3);
  const cost = (hash: string | undefined) => hash?.slice(0, 7);
  expect(cost(compared[2])).toBe(cost(await hashOfPassword('qualquer')));
});

it('passwordCheck runs one comparison at a time and rejects when its queue is full', async () => {
  const { of, most } = watched({});
  const answers = await Promise.allSettled(Array.from({ length: 30 }, () => of('a@b.pt', 'x')));
  expect(most()).toBe(1);
  const rejected = answers.filter(
    (answer) => answer.status === 'rejected' && answer.reason instanceof TooBusy,
  );
  expect(rejected).toHaveLength(19);
});

it('createPasswordLimiter forwards only a correct password', async () => {
  let entered = 0;
  const limiter = createPasswordLimiter(
    async (_stored, password) => password === 'certa',
    async () => null,
  );
  const enter = async () => {
    entered += 1;
    return new Response(null, { status: 200 });
  };
  const knock = async (body: string) => {
    const bytes = new TextEncoder().encode(body);
    const from = { address: '192.0.2.9', body: bytes, request: new Request('http://localhost') };
    return (await limiter.signIn(from, enter)).status;
  };
  expect(await knock('{"email":"a@b.pt","password":"errada"}')).toBe(400);
  expect(await knock('{"email":["a"],"password":{}}')).toBe(400);
  expect(await knock('nada')).toBe(400);
  expect(entered).toBe(0);
  expect(await knock('{"email":"a@b.pt","password":"certa"}')).toBe(200);
  expect(entered).toBe(1);
});
