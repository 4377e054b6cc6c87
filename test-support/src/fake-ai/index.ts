import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AI_PROVIDERS, type AiEndpointName, type AiKeyName, byName } from '@ia/federation/ai-providers';
import { type Answer, image, text } from './answers.ts';
import type { Format } from './formats/format.ts';
import { FORMATS, parseTarget, type Vendor } from './formats/index.ts';
import { allowAnyOrigin, readJson, sendJson } from './http.ts';
import { streamAnswer } from './stream.ts';

export * from './answers.ts';
export type { Vendor } from './formats/index.ts';

/** Answers to the next requests, by vendor. */
export type Script = Partial<Record<Vendor, Answer | Answer[]>>;

/** A request to a provider. */
export interface LogEntry {
  vendor: Vendor;
  path: string;
  model: string;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: a body of several vendors, for assertions
  body: any;
  /** The connection was closed before the answer was complete. */
  cancelled: boolean;
  /** The answer was sent completely. */
  finished: boolean;
  /** Time of the first chunk, from `performance.now()`: for benchmarks, not for tests. */
  firstAt?: number;
}

export interface FakeAi {
  url: string;
  /** For `AiConfig.endpoints`. */
  endpoints: Record<AiEndpointName, string>;
  /** Keys that the fake accepts. It answers 401 to any other. */
  keys: Record<AiKeyName, string>;
  log: LogEntry[];
  /**
   * Sets the next responses and clears the log. A list is used in order and its last response repeats. A
   * vendor without a script sends its default answer.
   */
  script(next?: Script): void;
  /** Releases answers with `hold`. */
  release(): void;
  /** Resolves once the log satisfies the condition, so that tests need no sleep. */
  until(condition: (log: LogEntry[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

const fakeKey = (vendor: Vendor): string => `chave-${vendor}`;
export const FAKE_KEYS = byName(AI_PROVIDERS, ({ key, id }) => [key, fakeKey(id)]);
/** Chunks of the answer of a vendor without a script. */
const DEFAULT_CHUNKS = ['Olá! ', 'Aqui vai uma ideia 💡 ', 'para começar. ', 'Quer que a desenvolva?'];

/** Starts fakes of all providers on one loopback port, with their real wire formats. */
export async function startFakeAi({ port = 0 }: { port?: number } = {}): Promise<FakeAi> {
  const log: LogEntry[] = [];
  /** Checks of pending `until` calls, run after each change of the log. */
  const pendingChecks = new Set<() => void>();
  /** Continuations of answers with `hold`. */
  const heldAnswers = new Set<() => void>();
  let queues: Partial<Record<Vendor, Answer[]>> = {};
  const runChecks = () => {
    for (const check of pendingChecks) check();
  };

  const nextAnswer = (vendor: Vendor, wantsImage: boolean): Answer => {
    const queue = queues[vendor] ?? [];
    const answer = queue.length > 1 ? queue.shift() : queue[0];
    return answer ?? (wantsImage ? image() : text(DEFAULT_CHUNKS));
  };

  const server = createServer(async (request, response) => {
    allowAnyOrigin(response);
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const target = parseTarget(request.url ?? '');
    const body = await readJson(request);
    if (!target) return sendJson(response, 404, { error: { code: 404, message: 'Unknown address' } });
    const { vendor, method } = target;
    const format = FORMATS[vendor];
    const entry: LogEntry = {
      vendor,
      path: target.path,
      model: target.model ?? String(body?.model),
      headers: request.headers,
      body,
      cancelled: false,
      finished: false,
    };
    log.push(entry);
    response.on('finish', () => {
      entry.finished = true;
      runChecks();
    });
    response.on('close', () => {
      entry.cancelled = !response.writableFinished;
      runChecks();
    });
    runChecks();

    const wantsImage = method === 'predict' || JSON.stringify(body).includes('"IMAGE"');
    const answer = nextAnswer(vendor, wantsImage);
    if (format.readKey(request.headers) !== fakeKey(vendor))
      return sendJson(response, 401, format.errorBody(401));
    if (answer.kind === 'status') return sendJson(response, answer.status, format.errorBody(answer.status));
    if (answer.kind === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Olá');
    if (answer.kind === 'text' && answer.hold) await new Promise<void>((resolve) => heldAnswers.add(resolve));
    if (method !== 'stream') return sendJson(response, 200, format.nonStreamingBody?.(answer, method));
    if (answer.kind === 'text') {
      return streamAnswer(answer, format, response, () => {
        entry.firstAt = performance.now();
      });
    }
    // A stream that refuses the prompt.
    const refusalFormat: Format = { ...format, chunkEvents: () => [], endEvents: () => format.refusalEvents };
    return streamAnswer(text([]), refusalFormat, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    endpoints: byName(AI_PROVIDERS, ({ endpoint, id }) => [endpoint, `${url}/${id}`]),
    keys: FAKE_KEYS,
    log,
    script(script = {}) {
      log.length = 0;
      const entries = Object.entries(script) as [Vendor, Answer | Answer[]][];
      queues = Object.fromEntries(entries.map(([vendor, list]) => [vendor, [list].flat()]));
    },
    release() {
      for (const resume of heldAnswers) resume();
      heldAnswers.clear();
    },
    until: (condition) =>
      new Promise((resolve) => {
        const check = () => {
          if (!condition(log)) return;
          pendingChecks.delete(check);
          resolve();
        };
        pendingChecks.add(check);
        check();
      }),
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

// Manual use: `node test-support/src/fake-ai/index.ts 54490`, with the site's configuration in `local` mode.
if (import.meta.main) {
  const fake = await startFakeAi({ port: Number(process.argv[2] ?? 54490) });
  console.log(JSON.stringify({ endpoints: fake.endpoints, keys: fake.keys }, null, 2));
}
