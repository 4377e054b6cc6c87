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
import { byHand, environmentFor, ORIGIN, VISITOR } from '../supabase/tests/ai/environment.ts';

const { values } = parseArgs({
  options: { visitors: { type: 'string', default: '20' }, runs: { type: 'string', default: '5' } },
});
const visitors = Number(values.visitors);
const FIRST_PIECE_AFTER_MS = 500;
const PIECES = 200;

const fake = await startFakeAi();
const backend = await startBackend({ dataDir: 'memory', port: 0 });
const edge = await startDenoFunction({
  ...environmentFor(fake),
  AI_ADDRESS_HEADER: 'x-forwarded-for',
  SUPABASE_URL: backend.url ?? '',
  SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
});

interface Wait {
  /** From the provider's first chunk to the visitor's first chunk, in milliseconds. */
  firstChunk: number;
  /** From the request to the visitor's first chunk without the provider's delay, in milliseconds. */
  service: number;
}

async function requestAnswer(visitor: number): Promise<Wait> {
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
    body: JSON.stringify(byHand(name)),
  });
  const reader = answer.body?.getReader();
  const decoder = new TextDecoder();
  let received = '';
  let first = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    received += decoder.decode(value, { stream: true });
    if (first === 0 && received.includes('"chunk"')) first = performance.now();
  }
  if (!received.includes('"type":"done"')) throw new Error(`Incomplete answer to ${name} (${answer.status})`);
  const entry = fake.log.find(({ body }) => JSON.stringify(body).includes(name));
  return { firstChunk: first - (entry?.firstAt ?? 0), service: first - sentAt - FIRST_PIECE_AFTER_MS };
}

const waits: Wait[] = [];
try {
  fake.script();
  await requestAnswer(0);
  for (let run = 0; run < Number(values.runs); run++) {
    fake.script({
      gemini: text(
        Array.from({ length: PIECES }, (_, n) => `Pedaço ${n} de uma resposta. `),
        { firstDelayMs: FIRST_PIECE_AFTER_MS, pieceDelayMs: 8 },
      ),
    });
    waits.push(...(await Promise.all(Array.from({ length: visitors }, (_, n) => requestAnswer(n)))));
  }
} finally {
  await edge.close();
  await backend.close();
  await fake.close();
}

const row = (name: string, of: (wait: Wait) => number) => {
  const sorted = waits.map(of).sort((a, b) => a - b);
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
  `- answer: ${PIECES} pieces, the first after ${FIRST_PIECE_AFTER_MS} ms, then one every 8 ms`,
  '- counted in the embedded database (PGlite), which processes one request at a time',
  `- machine: ${os.availableParallelism()} cores, ${os.cpus()[0]?.model.trim() ?? 'unknown'}, load ${os.loadavg()[0]?.toFixed(1)}`,
  '',
  '|  | median | 95 % | worst |',
  '| --- | --- | --- | --- |',
  row('the provider’s first words → the visitor’s', ({ firstChunk }) => firstChunk),
  row('total overhead of the service, with counting', ({ service }) => service),
  '',
].join('\n');
console.log(report);
await mkdir(path.join(workspace, 'bench/results'), { recursive: true });
await writeFile(path.join(workspace, 'bench/results/ai-visitors.md'), report);
