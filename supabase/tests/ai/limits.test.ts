import { describe, expect, it } from 'vitest';
import { addressOf, network } from '../../functions/ai/address.ts';
import { memoryLimiter } from '../../functions/ai/limiter.ts';

const HOUR = 3_600_000;

describe('limits in memory', () => {
  const limits = { visitorHour: 2, addressHour: 3, siteDay: 5 };
  const clock = () => {
    let now = 0;
    const pass = (ms: number) => {
      now += ms;
    };
    return { now: () => now, pass };
  };
  const takeMany = async (limiter: ReturnType<typeof memoryLimiter>, askers: [string | null, string][]) => {
    const taken: boolean[] = [];
    for (const [visitor, address] of askers) taken.push(await limiter.take({ visitor, address }));
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
    expect(await limiter.take({ visitor: 'v', address: 'a' })).toBe(true);
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

  it('the whole site has a limit for the day', async () => {
    const { now, pass } = clock();
    const limiter = memoryLimiter(limits, now);
    const many = Array.from({ length: 6 }, (_, at): [null, string] => [null, `${at}`]);
    expect(await takeMany(limiter, many)).toEqual([true, true, true, true, true, false]);
    pass(23 * HOUR);
    expect(await limiter.take({ visitor: null, address: 'x' })).toBe(false);
    pass(HOUR);
    expect(await limiter.take({ visitor: null, address: 'x' })).toBe(true);
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
});
