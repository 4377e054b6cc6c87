/**
 * Concurrent visitors stream answers through the Edge Function in Deno, with usage counted in the database.
 * Reports the delay of the first words from the provider to the visitor, and the total overhead of the
 * service. Measures only; asserts nothing.
 *
 *   node bench/ai-visitors.ts [--visitors 20] [--runs 5]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '@ia/supabase/local';
import { startDenoFunction } from '@ia/supabase/local/deno-function';
import { startFakeAi, text } from '@ia/test-support/fake-ai';
import { workspace } from '../scripts/run.ts';
import { environmentFor, handwrittenRequest, ORIGIN, VISITOR } from '../supabase/tests/ai/environment.ts';

const { values } = parseArgs({
  options: { visitors: { type: 'string', default: '20' }, runs: { type: 'string', default: '5' } },
});
const visitors = Number(values.visitors);
const FIRST_CHUNK_DELAY_MS = 500;
const CHUNK_INTERVAL_MS = 8;
const CHUNK_COUNT = 200;

const fake = await startFakeAi();
const backend = await startBackend({ dataDir: 'memory', port: 0 });
const edge = await startDenoFunction({
  ...environmentFor(fake),
  AI_ADDRESS_HEADER: 'x-forwarded-for',
  SUPABASE_URL: backend.url ?? '',
  SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
});

/** Delays of one visitor, in milliseconds. */
interface Delays {
  /** From the provider's first chunk to the visitor's first chunk. */
  firstChunk: number;
  /** From the request to the visitor's first chunk, without the provider's delay. */
  service: number;
}

/** Streams one answer as a visitor with an own address and id. The prompt contains the visitor's name. */
async function requestAnswer(visitor: number): Promise<Delays> {
  const name = `Visitante n.º ${visitor}.`;
  const sentAt = performance.now();
  const answer = await fetch(`${edge.url}/functions/v1/ai`, {
    method: 'POST',
    headers: {
      origin: ORIGIN,
      'content-type': 'application/json',
      'x-forwarded-for': `192.0.2.${visitor}`,
      'x-visitor-id': VISITOR.replace('11111111', String(visitor).padStart(8, '0')),
    },
    body: JSON.stringify(handwrittenRequest(name)),
  });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let received = '';
  let firstChunkAt = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    received += decoder.decode(value, { stream: true });
    if (firstChunkAt === 0 && received.includes('"chunk"')) firstChunkAt = performance.now();
  }
  if (!received.includes('"type":"done"')) throw new Error(`Incomplete answer to ${name} (${answer.status})`);
  const providerRequest = fake.log.find(({ body }) => JSON.stringify(body).includes(name));
  return {
    firstChunk: firstChunkAt - (providerRequest?.firstAt ?? 0),
    service: firstChunkAt - sentAt - FIRST_CHUNK_DELAY_MS,
  };
}

const delays: Delays[] = [];
try {
  // Warm up: the first request loads the function's modules.
  fake.script();
  await requestAnswer(0);
  for (let run = 0; run < Number(values.runs); run++) {
    fake.script({
      gemini: text(
        Array.from({ length: CHUNK_COUNT }, (_, n) => `Pedaço ${n} de uma resposta. `),
        { firstDelayMs: FIRST_CHUNK_DELAY_MS, chunkDelayMs: CHUNK_INTERVAL_MS },
      ),
    });
    delays.push(...(await Promise.all(Array.from({ length: visitors }, (_, n) => requestAnswer(n)))));
  }
} finally {
  await edge.close();
  await backend.close();
  await fake.close();
}

const formatRow = (name: string, select: (delays: Delays) => number) => {
  const sorted = delays.map(select).sort((a, b) => a - b);
  const percentile = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
  return `| ${name} | ${percentile(0.5)} | ${percentile(0.95)} | ${percentile(1)} |`;
};
const report = [
  '# Visitors who stream answers at once',
  '',
  'Milliseconds. Written by `node bench/ai-visitors.ts`. The aim is 200 ms from the provider’s first words to the visitor’s.',
  '',
  `- date: ${new Date().toISOString().slice(0, 10)}`,
  `- visitors at once: ${visitors}, ${values.runs} times`,
  `- answer: ${CHUNK_COUNT} chunks, the first after ${FIRST_CHUNK_DELAY_MS} ms, then one every ${CHUNK_INTERVAL_MS} ms`,
  '- counted in the embedded database (PGlite), which processes one request at a time',
  `- machine: ${os.availableParallelism()} cores, ${os.cpus()[0]?.model.trim() ?? 'unknown'}, load ${os.loadavg()[0]?.toFixed(1)}`,
  '',
  '|  | median | 95 % | worst |',
  '| --- | --- | --- | --- |',
  formatRow('the provider’s first words → the visitor’s', ({ firstChunk }) => firstChunk),
  formatRow('total overhead of the service, with counting', ({ service }) => service),
  '',
].join('\n');
console.log(report);
await mkdir(path.join(workspace, 'bench/results'), { recursive: true });
await writeFile(path.join(workspace, 'bench/results/ai-visitors.md'), report);
