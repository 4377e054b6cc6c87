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

/** Errors of the checker that this site accepts. */
const ACCEPTED_ERRORS = [
  // URLs such as `#/aprender#todos`, a page and a section: the specification requires them, and all browsers
  // accept them. The parser of the URL standard only reports a validation error for the second `#`.
  /Illegal character in fragment. “#” is not allowed.$/,
  // Container queries, `field-sizing` and `min()` with custom properties, which the checker (26.9.27) does not know.
  /^CSS: Unrecognized at-rule “@container”$/,
  /^CSS: “(container-type|field-sizing)”: Property “\1” doesn't exist\.$/,
  /^CSS: “font-size”: “min\(var\(.*\)\)” is not a “font-size” value\.$/,
];

export const readNuVersion = (): string =>
  (createRequire(import.meta.url)('vnu-jar/package.json') as { version: string }).version;

/**
 * Validates documents with the Nu Html Checker, the W3C's validator, and returns one line per error. Runs the
 * checker once, because its start takes most of the time.
 * @param documents HTML by a name for the messages
 */
export async function findHtmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
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
    const unexpected = messages.filter(
      ({ message }) => !ACCEPTED_ERRORS.some((pattern) => pattern.test(message)),
    );
    return unexpected.map(({ url, lastLine, message, extract = '' }) => {
      const name = names[Number(path.basename(url, '.html'))];
      return `${name}, line ${lastLine}: ${message} ${extract.replace(/\s+/g, ' ')}`;
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
