// @vitest-environment node
import { expect, it } from 'vitest';
import { fairStart } from './fair-start.ts';

it('fairStart alternates between addresses during a flood and yields to other events', async () => {
  let time = 0;
  const start = fairStart(() => time);
  const begun: string[] = [];
  const all: Promise<void>[] = [];
  const ask = (from: string) =>
    all.push(
      new Promise((resolve) =>
        start(from, () => {
          time += 1;
          begun.push(from);
          resolve();
        }),
      ),
    );
  for (let i = 0; i < 50; i++) ask('flood');
  ask('visitor');
  ask('visitor');
  let heard = 0;
  setImmediate(() => setImmediate(() => (heard = begun.length)));
  await Promise.all(all);
  expect(begun.slice(0, 4)).toEqual(['flood', 'visitor', 'flood', 'visitor']);
  expect(begun).toHaveLength(52);
  expect(heard).toBeLessThan(52);
});
