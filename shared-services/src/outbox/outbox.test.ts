// Tests the outbox of votes, suggestions and ratings: items wait in device storage until a fake server
// accepts them.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Backend, BackendError, type BackendErrorKind } from '../backend/index.ts';
import { deviceKeys, readDevice, removeDevice, writeDevice } from '../storage/index.ts';
import {
  deliverAll,
  deliverNow,
  rateLimitText,
  rateRecipe,
  readUnsentSuggestion,
  storeSuggestion,
} from '../unsent/index.ts';

/** A fake database that accepts each receipt once, and each vote and rating once per visitor. */
function fakeServer() {
  const rows: string[] = [];
  const calls: string[] = [];
  let failure: BackendErrorKind | 'answer-lost' | null = null;
  let reason = '';
  let limitDetails: { limit?: string; wait?: number } = {};
  const insertOnce = (row: string, onDuplicate: () => void) =>
    rows.includes(row) ? onDuplicate() : rows.push(row);
  const answer = (name: string, store: () => unknown) => {
    calls.push(name);
    if (failure && failure !== 'answer-lost') throw new BackendError(failure, 0, reason, limitDetails);
    const result = store();
    // The server stored the item, but its answer is lost.
    if (failure === 'answer-lost') throw new BackendError('offline', 0, '');
    return result;
  };
  const db = {
    from: () => ({
      insert: ({ receipt_code }: { receipt_code: string }) => ({
        run: () =>
          answer('suggestion', () =>
            insertOnce(receipt_code, () => {
              throw new BackendError('rejected', 409, 'already_received');
            }),
          ),
      }),
    }),
    rpc: (name: string) => {
      const call = {
        setHeader: () => call,
        run: () =>
          answer(name, () => {
            insertOnce(name, () => {});
            return { vote: 'up', upvotes: 1, downvotes: 0 };
          }),
      };
      return call;
    },
  };
  const backend = {
    run: async (query: (client: typeof db) => { run(): unknown }) => query(db).run(),
  } as unknown as Backend;
  return {
    backend,
    rows,
    calls,
    failWith: (next: typeof failure, errorReason = '', limit: typeof limitDetails = {}) => {
      failure = next;
      reason = errorReason;
      limitDetails = limit;
    },
  };
}

const suggestion = { text: 'Uma ideia', author: null, about: null, receipt: 'IA-7K3M-9QXP-2DFH-4TVW' };
const notify = vi.fn();
const report = vi.fn();

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  for (const key of deviceKeys('')) removeDevice(key);
  notify.mockReset();
  report.mockReset();
  storeSuggestion(suggestion);
  writeDevice('unsent_rating_brainstorm', '4');
  writeDevice('vote_principle_literacia', 'up');
  writeDevice('unsent_vote_principle_literacia', '12');
});

it('deliverAll sends each waiting item once and leaves nothing to send', async () => {
  const { backend, rows, calls } = fakeServer();
  await deliverAll({ backend, notify, report });
  expect(rows).toEqual(['vote_on_principle', suggestion.receipt, 'increment_recipe_rating']);
  expect(deviceKeys('unsent_')).toEqual([]);
  await deliverAll({ backend, notify, report });
  expect(calls).toHaveLength(3);
});

it('deliverAll creates one row when it resends a suggestion whose answer was lost', async () => {
  const { backend, rows, failWith } = fakeServer();
  failWith('answer-lost');
  await deliverAll({ backend, notify, report });
  expect(readUnsentSuggestion(suggestion.receipt)).toEqual(suggestion);
  failWith(null);
  await deliverAll({ backend, notify, report });
  expect(rows.filter((row) => row === suggestion.receipt)).toHaveLength(1);
  expect(deviceKeys('unsent_')).toEqual([]);
});

it.each(['offline', 'timeout', 'server', 'busy'] as const)(
  'deliverAll retains a suggestion and a rating when the server error is %s',
  async (kind) => {
    const { backend, failWith } = fakeServer();
    failWith(kind);
    await deliverAll({ backend, notify, report });
    expect(readUnsentSuggestion(suggestion.receipt)).toEqual(suggestion);
    expect(readDevice('unsent_rating_brainstorm')).toBe('4');
  },
);

it('deliverAll queues a rate-limited suggestion and sends it once when the window ends', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:25:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { backend, failWith, calls, rows } = fakeServer();
  failWith('rate-limited', 'rate_limited', { limit: 'suggestions_per_address_hour', wait: 2100 });
  await deliverAll({ backend, notify, report });
  const { rateLimit } = readUnsentSuggestion(suggestion.receipt) ?? {};
  expect(rateLimit && rateLimitText(rateLimit)).toMatch(
    /desta ligação à Internet.*segue sozinha a partir das 11:00\./,
  );
  expect(notify.mock.calls.filter(([{ message }]) => /sugestão/.test(message))).toEqual([]);
  expect(readDevice('unsent_rating_brainstorm')).toBe('4');
  const attempts = () => calls.filter((name) => name === 'suggestion').length;

  await deliverAll({ backend, notify, report });
  await vi.advanceTimersByTimeAsync(34 * 60_000);
  expect(attempts(), 'no attempt before the window ends').toBe(1);
  failWith(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts()).toBe(2);
  expect(rows).toContain(suggestion.receipt);
  expect(readUnsentSuggestion(suggestion.receipt)).toBeNull();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(attempts()).toBe(2);
  vi.useRealTimers();
});

it('deliverAll does not repeat at once a suggestion whose limit was stored while the clock was wrong', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T10:25:00Z') });
  const { backend, failWith, calls } = fakeServer();
  storeSuggestion({
    ...suggestion,
    rateLimit: { scope: 'connection', until: Date.parse('2027-01-24T11:00:00Z') },
  });
  failWith('offline');
  await deliverAll({ backend, notify, report });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls.filter((name) => name === 'suggestion')).toHaveLength(1);
  vi.useRealTimers();
});

it.each([
  [{ limit: 'suggestions_per_visitor_hour', wait: 60 }, 'visitor'],
  [{ limit: 'suggestions_per_site_hour', wait: 60 }, 'site'],
  [{}, 'connection'],
] as const)(
  'deliverAll stores the scope of the rate limit (%j: %s), and deliverNow sends at once',
  async (limit, scope) => {
    const { backend, failWith, rows } = fakeServer();
    failWith('rate-limited', 'rate_limited', limit);
    await deliverAll({ backend, notify, report });
    expect(readUnsentSuggestion(suggestion.receipt)?.rateLimit?.scope).toBe(scope);
    failWith(null);
    await deliverAll({ backend, notify, report });
    expect(rows).not.toContain(suggestion.receipt);
    await deliverNow(suggestion.receipt, { backend, notify, report });
    expect(rows).toContain(suggestion.receipt);
  },
);

it.each([
  ['same_text_today', /Já recebemos há pouco tempo/],
  ['suggestion_text must have 1 to 2000 characters', /não a aceitou/],
])('deliverAll reports a refusal (%s) once and retains the text', async (reason, pattern) => {
  const { backend, failWith, calls } = fakeServer();
  failWith('rejected', reason);
  await deliverAll({ backend, notify, report });
  const messages = () =>
    notify.mock.calls.map(([{ message }]) => message).filter((message) => pattern.test(message));
  expect(messages()).toHaveLength(1);
  expect(readUnsentSuggestion(suggestion.receipt)).toEqual({ ...suggestion, refused: reason });
  const callsBefore = calls.length;
  await deliverAll({ backend, notify, report });
  expect(calls).toHaveLength(callsBefore);
  expect(messages()).toHaveLength(1);
});

/** Web Locks shared by the tabs of the browser: a task runs after the one before. */
function installLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = vi.fn((_name: string, run: () => Promise<unknown>) => {
    last = last.then(run);
    return last;
  });
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  return request;
}

it('deliverAll runs in one tab at a time, so that two tabs send each item once', async () => {
  const request = installLocks();
  const { backend, calls } = fakeServer();
  await Promise.all([deliverAll({ backend, notify, report }), deliverAll({ backend, notify, report })]);
  expect(request).toHaveBeenCalled();
  expect(calls.sort()).toEqual(['increment_recipe_rating', 'suggestion', 'vote_on_principle']);
});

it('deliverAll of another copy of the module does not send an item in flight', async () => {
  installLocks();
  const { backend: server, calls } = fakeServer();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const backend = {
    async run(query: Parameters<Backend['run']>[0]) {
      const result = await server.run(query);
      if (calls.at(-1) === 'increment_recipe_rating') await answered;
      return result;
    },
  } as Backend;
  const rating = rateRecipe('brainstorm', 4, { backend, notify, report });
  vi.resetModules();
  const otherCopy = await import('../unsent/index.ts');
  const delivery = otherCopy.deliverAll({ backend, notify, report });
  await new Promise((resolve) => setTimeout(resolve));
  answer();
  expect((await rating)?.verdict).toBe('sent');
  await delivery;
  expect(calls).toEqual(['increment_recipe_rating', 'vote_on_principle', 'suggestion']);
});
