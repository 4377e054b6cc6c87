import { BroadcastChannel as NodeBroadcastChannel, Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';

/**
 * Posts on both channels, like a test file in another worker that runs at the same time. The timeout keeps
 * the worker alive until both messages are delivered.
 */
const SENDER_SOURCE = `
  const { BroadcastChannel, workerData } = require('node:worker_threads');
  for (const name of workerData) new BroadcastChannel(name).postMessage('from another file');
  setTimeout(() => process.exit(), 2000);
`;

it('BroadcastChannel of unit-setup.ts delivers messages within a test file, and not to other workers', async () => {
  const received: unknown[] = [];
  const channel = new BroadcastChannel('votes');
  channel.onmessage = ({ data }) => received.push(data);
  // Node's own channel, which reaches all workers: its message proves that the sender has posted.
  const controlChannel = new NodeBroadcastChannel('control');
  const senderPosted = new Promise((resolve) => {
    controlChannel.onmessage = resolve;
  });
  const otherWorker = new Worker(SENDER_SOURCE, { eval: true, workerData: ['votes', 'control'] });
  await senderPosted;
  const otherTab = new BroadcastChannel('votes');
  otherTab.postMessage('from another tab');
  await expect.poll(() => received).toContain('from another tab');
  expect(received).toEqual(['from another tab']);
  expect(channel.name).toBe('votes');
  for (const each of [channel, otherTab, controlChannel]) each.close();
  await otherWorker.terminate();
});
