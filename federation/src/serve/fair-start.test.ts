// @vitest-environment node
import { expect, it } from 'vitest';
import { fairStart } from './fair-start.ts';

it('fairStart alternates between addresses during a flood and yields to other events', async () => {
  let time = 0;
  const start = fairStart(() => time);
  const startedAddresses: string[] = [];
  const starts: Promise<void>[] = [];
  const enqueue = (address: string) =>
    starts.push(
      new Promise((resolve) =>
        start(address, () => {
          // Each start takes a millisecond.
          time += 1;
          startedAddresses.push(address);
          resolve();
        }),
      ),
    );
  for (let i = 0; i < 50; i++) enqueue('flood');
  enqueue('visitor');
  enqueue('visitor');
  let startedBeforeOtherEvents = 0;
  setImmediate(() => setImmediate(() => (startedBeforeOtherEvents = startedAddresses.length)));
  await Promise.all(starts);
  expect(startedAddresses.slice(0, 4)).toEqual(['flood', 'visitor', 'flood', 'visitor']);
  expect(startedAddresses).toHaveLength(52);
  expect(startedBeforeOtherEvents).toBeLessThan(52);
});
