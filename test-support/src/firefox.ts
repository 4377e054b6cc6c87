import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackDebian } from './debian-package.ts';

// Playwright drives a Firefox of its own alone. The one that people use speaks WebDriver BiDi, of which a test that looks at
// what a page shows needs very little.

/** A Firefox without a window, on one page. */
export interface Firefox {
  /** Opens an address and waits until its document has loaded: another one than is there, beyond what follows its `#`. */
  open(url: string): Promise<void>;
  /** Runs an expression in the page. What it gives has to be text, a number or true or false. */
  evaluate<T extends string | number | boolean | null>(expression: string): Promise<T>;
  /** Waits until an expression is true in the page. @throws with the words that the page shows, when it does not become so. */
  until(expression: string, milliseconds?: number): Promise<void>;
  close(): Promise<void>;
}

const runs = (file: string, folders: string): boolean =>
  spawnSync(file, ['--version'], { stdio: 'ignore', env: { ...process.env, LD_LIBRARY_PATH: folders } })
    .status === 0;

/** Libraries that Debian's package asks for, and a machine that has another browser may lack. */
const PACKAGES = ['firefox-esr', 'libvpx7', 'libevent-2.1-7'];

/** @throws when none can be had, saying how to bring one. */
function findFirefox(): { file: string; libraries: string } {
  const installed = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file): file is string => Boolean(file) && existsSync(file as string) && runs(file as string, ''),
  );
  if (installed) return { file: installed, libraries: '' };
  try {
    const root = unpackDebian(PACKAGES);
    const libraries = path.join(root, 'usr/lib', 'x86_64-linux-gnu');
    const file = path.join(root, 'usr/lib/firefox-esr/firefox-esr');
    if (runs(file, libraries)) return { file, libraries };
    throw new Error(`${file} does not start`);
  } catch (cause) {
    throw new Error(
      `The tests in Firefox need one, and Debian's could not be had (${PACKAGES.join(', ')}). Install Firefox, or point FIREFOX_PATH at one.`,
      { cause },
    );
  }
}

/** It asks nothing of the network on its own, shows no first page, and keeps no file: each visit is a first one. */
const PREFERENCES = {
  'browser.cache.disk.enable': false,
  'browser.cache.memory.enable': false,
  'app.update.auto': false,
  'app.normandy.enabled': false,
  'browser.startup.page': 0,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'services.settings.server': 'data:,',
  'browser.safebrowsing.update.enabled': false,
  'network.dns.disablePrefetch': true,
};

/** @throws with what it printed, when it ends before it says where it can be steered. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (data) => {
      said += data;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (address) resolve(address);
    });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`Firefox ended before it could be steered: ${said}`)));
  });
}

/** Milliseconds. Long enough for a page that opens on a busy machine. */
const ANSWER = 30_000;
/** Milliseconds until a question is asked again. */
const ASK_AGAIN = 4000;

interface Answer {
  id: number;
  type: string;
  error?: string;
  message?: string;
  result?: Record<string, unknown>;
}

/** Sends commands, each of which waits for its answer. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} did not answer`));
  });
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.onmessage = ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  };
  let last = 0;
  const send = async (method: string, params: object, limit = ANSWER): Promise<Record<string, unknown>> => {
    last += 1;
    const id = last;
    const answer = await new Promise<Answer>((resolve, reject) => {
      // What is asked of a document that goes in this moment may never be answered.
      const end = setTimeout(() => {
        waiting.delete(id);
        reject(new Error(`Firefox did not answer ${method} ${JSON.stringify(params).slice(0, 200)}`));
      }, limit);
      waiting.set(id, (given) => {
        clearTimeout(end);
        resolve(given);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result ?? {};
  };
  return { send, close: () => socket.close() };
}

async function started(child: ChildProcess, close: () => Promise<void>): Promise<Firefox> {
  const { send } = await connect(await addressOf(child));
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const evaluate = async <T>(expression: string, limit?: number): Promise<T> => {
    const question = { expression, target: { context }, awaitPromise: true };
    const answer = await send('script.evaluate', question, limit);
    const { type, result, exceptionDetails } = answer as {
      type: string;
      result?: { value?: T };
      exceptionDetails?: { text: string };
    };
    if (type !== 'success') throw new Error(`${expression}: ${exceptionDetails?.text}`);
    return (result?.value ?? null) as T;
  };
  const until = async (expression: string, milliseconds = 20_000): Promise<void> => {
    const end = Date.now() + milliseconds;
    // A document that is being replaced has nothing to ask.
    while (!(await evaluate<boolean>(expression, ASK_AGAIN).catch(() => false))) {
      if (Date.now() > end) {
        const shown = await evaluate<string>('document.body.innerText', ASK_AGAIN).catch(() => '');
        throw new Error(`${expression} did not become true. The page shows: ${shown.slice(0, 500)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  /** Asks the document itself: Firefox does not always tell that one has loaded, when the one before was busy. */
  const open = async (url: string): Promise<void> => {
    await evaluate('window.left = true');
    await send('browsingContext.navigate', { context, url, wait: 'none' });
    await until(
      `!window.left && location.href !== 'about:blank' && document.readyState === 'complete'`,
      ANSWER,
    );
  };
  return { evaluate, open, until, close };
}

/** Starts Firefox. @throws when there is none, or it does not start. */
export async function startFirefox(): Promise<Firefox> {
  const { file, libraries } = findFirefox();
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    file,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote'],
    {
      env: { ...process.env, HOME: profile, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const end = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await end;
    }
    // Parts of it may still be writing there.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return started(child, close).catch(async (error) => {
    await close();
    throw error;
  });
}
