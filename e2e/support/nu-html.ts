import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ensureJava } from '@ia/test-support/java';

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

interface Message {
  url: string;
  lastLine: number;
  message: string;
  extract?: string;
}

const KNOWN = [
  // An address such as `#/aprender#todos`, a page and a place on it: the specification fixes these, every browser takes them,
  // and the standard's parser only notes the second sign.
  /Illegal character in fragment. “#” is not allowed.$/,
  // `round()` of CSS Values 4, behind `@supports`: bands of whole tiles. The checker (26.9.27) does not know the function yet.
  /^CSS: “width”: (The types are incompatible|Parse Error)\.$/,
];

export const nuVersion = (): string =>
  (createRequire(import.meta.url)('vnu-jar/package.json') as { version: string }).version;

/**
 * What the Nu Html Checker, the validator of the W3C, finds wrong in these documents: one line each. One start for all: a start
 * is most of what it costs.
 * @param documents their text by a name to tell them by
 */
export async function nuFaults(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nu-html-'));
  const names = [...documents.keys()];
  try {
    await Promise.all(
      [...documents.values()].map((html, i) => writeFile(path.join(folder, `${i}.html`), html)),
    );
    const args = ['-jar', resolve('vnu-jar/build/dist/vnu.jar'), '--errors-only', '--exit-zero-always'];
    args.push('--format', 'json', folder);
    const { stderr } = await run(ensureJava(), args, { maxBuffer: 64_000_000 });
    const { messages } = JSON.parse(stderr) as { messages: Message[] };
    const wrong = messages.filter(({ message }) => !KNOWN.some((known) => known.test(message)));
    return wrong.map(({ url, lastLine, message, extract = '' }) => {
      const name = names[Number(path.basename(url, '.html'))];
      return `${name}, line ${lastLine}: ${message} ${extract.replace(/\s+/g, ' ')}`;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
