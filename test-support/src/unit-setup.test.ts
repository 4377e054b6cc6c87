import { BroadcastChannel as BetweenThreads, Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/** Says the same on both channels, as another file of tests does that runs at the same time. */
const speak = `
  const { BroadcastChannel, workerData } = require('node:worker_threads');
  for (const name of workerData) new BroadcastChannel(name).postMessage('count me');
  setTimeout(() => process.exit(), 2000);
`;

it('hears on a channel its own tabs alone, and not the file that another worker runs', async () => {
  const here: unknown[] = [];
  const mine = new BroadcastChannel('votes');
  mine.onmessage = ({ data }) => here.push(data);
  const between = new BetweenThreads('heard');
  const heard = new Promise((done) => {
    between.onmessage = done;
  });
  const other = new Worker(speak, { eval: true, workerData: ['votes', 'heard'] });
  await heard;
  const tab = new BroadcastChannel('votes');
  tab.postMessage('from my other tab');
  await expect.poll(() => here).toContain('from my other tab');
  expect(here).toEqual(['from my other tab']);
  expect(mine.name).toBe('votes');
  for (const channel of [mine, tab, between]) channel.close();
  await other.terminate();
});
