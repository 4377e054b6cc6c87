import { describe, expect, it } from 'vitest';
import type { NewsSummary } from '../../../shared-services/src/ai/types.ts';
import { addressOf, network, readAddressHeader } from '../../functions/ai/address.ts';
import type { Refused } from '../../functions/ai/failures.ts';
import { type Asker, type Limiter, memoryLimiter, type Taken } from '../../functions/ai/limiter.ts';

const HOUR = 3_600_000;

describe('limits in memory', () => {
  const limits = {
    cost: { text: 1, analyse: 1, image: 3, news: 3 },
    visitorHour: 2,
    addressHour: 3,
    addressDay: 4,
    siteDay: 6,
    visitorTokensHour: 1000,
    addressTokensDay: 1000,
    siteTokensDay: 1000,
    ceilingDay: null,
    ceilingMonth: null,
  };
  const most = { tokens: 1, micros: 1 };
  const clock = () => {
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
    };
    return { now: () => now, pass };
  };
  const take = (limiter: Limiter, visitor: string | null, address: string, kind: Asker['kind'] = 'text') =>
    limiter.take({ visitor, address, kind, most }).then(
      () => true,
      (error: Refused) => error.status !== 429,
    );
  const takeMany = async (limiter: Limiter, askers: [string | null, string][]) => {
    const taken: boolean[] = [];
    for (const [visitor, address] of askers) taken.push(await take(limiter, visitor, address));
    return taken;
  };

  it('a visitor may ask again in the next hour', async () => {
    const { now, pass } = clock();
    const limiter = memoryLimiter(limits, now);
    expect(
      await takeMany(limiter, [
        ['v', 'a'],
        ['v', 'a'],
        ['v', 'a'],
      ]),
    ).toEqual([true, true, false]);
    pass(HOUR);
    expect(await take(limiter, 'v', 'a')).toBe(true);
  });

  it('a new visitor id does not lift the limit of the address, and a refusal costs nothing', async () => {
    const limiter = memoryLimiter(limits, clock().now);
    const asked = await takeMany(limiter, [
      ['1', 'a'],
      ['2', 'a'],
      ['3', 'a'],
      ['4', 'a'],
      [null, 'a'],
      ['4', 'b'],
    ]);
    expect(asked).toEqual([true, true, true, false, false, true]);
  });

  it('an address has a limit for the day as well, however patient it is', async () => {
    const { now, pass } = clock();
    const limiter = memoryLimiter(limits, now);
    await takeMany(
      limiter,
      Array.from({ length: 3 }, () => [null, 'a']),
    );
    pass(HOUR);
    expect([await take(limiter, null, 'a'), await take(limiter, null, 'a')]).toEqual([true, false]);
  });

  it('an image takes as much as several texts', async () => {
    const limiter = memoryLimiter(limits, clock().now);
    expect(await take(limiter, null, 'a', 'image')).toBe(true);
    expect([await take(limiter, null, 'a'), await take(limiter, null, 'a', 'image')]).toEqual([false, false]);
  });

  it('the whole site has a limit for the day', async () => {
    const { now, pass } = clock();
    const limiter = memoryLimiter(limits, now);
    const many = Array.from({ length: 7 }, (_, at): [null, string] => [null, `${at}`]);
    expect(await takeMany(limiter, many)).toEqual([true, true, true, true, true, true, false]);
    pass(23 * HOUR);
    expect(await take(limiter, null, 'x')).toBe(false);
    pass(HOUR);
    expect(await take(limiter, null, 'x')).toBe(true);
  });

  it('news are kept for a day, and cost nothing meanwhile', async () => {
    const { now, pass } = clock();
    const limiter = memoryLimiter(limits, now);
    const news = { facts: ['Um.', 'Dois.'] } as unknown as NewsSummary;
    const ask = () =>
      limiter.take({ kind: 'news', visitor: null, address: 'a', principle: 'literacia', most });
    expect(await ask()).not.toHaveProperty('news');
    await limiter.keep('literacia', news);
    expect([await ask(), await ask()]).toEqual([{ news }, { news }]);
    pass(24 * HOUR);
    expect(await ask()).not.toHaveProperty('news');
  });

  it('reserves the most that an answer can take, and puts what it took in its place, once', async () => {
    const { now, pass } = clock();
    const limiter = memoryLimiter({ ...limits, visitorHour: 100, addressHour: 100, addressDay: 100 }, now);
    const ask = (visitor: string, address: string) =>
      limiter.take({ kind: 'text', visitor, address, most: { tokens: 600, micros: 0 } }) as Promise<Taken>;
    const first = await ask('v', 'a');
    await expect(ask('w', 'a')).rejects.toMatchObject({ code: 'limited' });
    pass(HOUR);
    // Where it was counted, even if the hour is over by now.
    await first.settle({ tokens: 100, micros: 0 }, []);
    await first.settle({ tokens: 0, micros: 0 }, []);
    await ask('v', 'a');
    await expect(ask('w', 'b')).rejects.toMatchObject({ code: 'limited' });
  });

  it.each([
    ['day', { ceilingDay: 10 }, 24 * HOUR],
    ['month', { ceilingMonth: 10 }, 31 * 24 * HOUR],
  ] as const)('no answer begins that could pass the ceiling of the %s', async (which, ceiling, wait) => {
    const { now, pass } = clock();
    const limiter = memoryLimiter({ ...limits, ...ceiling }, now);
    const ask = () =>
      limiter.take({ kind: 'text', visitor: null, address: 'a', most: { tokens: 1, micros: 6 } });
    const first = (await ask()) as Taken;
    await expect(ask()).rejects.toMatchObject({ code: 'ceiling', message: expect.stringContaining(which) });
    await first.settle({ tokens: 1, micros: 4 }, []);
    await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'ceiling' });
    pass(wait);
    await ask();
  });
});

describe('what counts as one address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:5678', '192.0.2.7'],
    ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s → %s', (address, counted) => {
    expect(network(address)).toBe(counted);
  });

  it('takes the entry that the gateway appended, and one shared name when there is none', () => {
    const request = new Request('http://x.example', {
      headers: { 'x-forwarded-for': '10.9.9.9, 192.0.2.7' },
    });
    expect(addressOf(request, 'x-forwarded-for')).toBe('192.0.2.7');
    expect(addressOf(request, 'cf-connecting-ip')).toBe('unknown');
  });

  it('reads one of the headers that a gateway writes, and starts with no other', () => {
    expect([undefined, '', ' '].map(readAddressHeader)).toEqual(Array(3).fill('cf-connecting-ip'));
    expect(readAddressHeader('X-Forwarded-For')).toBe('x-forwarded-for');
    expect(() => readAddressHeader('x-real-ip')).toThrow(/AI_ADDRESS_HEADER must be one of/);
  });
});
