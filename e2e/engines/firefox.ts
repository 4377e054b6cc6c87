import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installDebian } from '@ia/test-support/debian-package';
import { type Tab, waitUntil } from './tab.ts';

// Playwright drives only its own build of Firefox. Release builds speak WebDriver BiDi; tests that look at a
// page need only a small part of it.

const isRunnable = (file: string): boolean =>
  spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;

const installedFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file): file is string => Boolean(file) && existsSync(file as string) && isRunnable(file as string),
  );

/**
 * Finds Firefox, or installs Debian's package as root.
 * @throws Error with instructions when neither works.
 */
function findFirefox(): string {
  const found = installedFirefox();
  if (found) return found;
  installDebian('firefox-esr');
  const installed = installedFirefox();
  if (installed) return installed;
  throw new Error(
    'Firefox not found, and it could not be installed. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH.',
  );
}

/** No background network requests, no start page, and no cache: each visit is a first one. */
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

/** Reads the WebDriver URL from Firefox's output. @throws Error with the output when Firefox exits first. */
async function readWebDriverUrl(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (data) => {
      output += data;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`Firefox exited before it listened for WebDriver: ${output}`)));
  });
}

/** Timeout of a command: enough for a page to open on a busy machine. */
const COMMAND_TIMEOUT_MS = 30_000;
/** Timeout of one evaluation in a polling loop. */
const POLL_TIMEOUT_MS = 4000;

interface BidiResponse {
  id: number;
  type: string;
  error?: string;
  message?: string;
  result?: Record<string, unknown>;
}

/** Connects to WebDriver BiDi. @returns a function that sends a command and waits for its response */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`${address} did not answer`));
  });
  const pendingResponses = new Map<number, (response: BidiResponse) => void>();
  socket.onmessage = ({ data }) => {
    const response = JSON.parse(String(data)) as BidiResponse;
    pendingResponses.get(response.id)?.(response);
    pendingResponses.delete(response.id);
  };
  let lastId = 0;
  const send = async (
    method: string,
    params: object,
    timeoutMs = COMMAND_TIMEOUT_MS,
  ): Promise<Record<string, unknown>> => {
    lastId += 1;
    const id = lastId;
    const response = await new Promise<BidiResponse>((resolve, reject) => {
      // A command to a document that is being replaced may never get a response.
      const timer = setTimeout(() => {
        pendingResponses.delete(id);
        reject(new Error(`Firefox did not answer ${method} ${JSON.stringify(params).slice(0, 200)}`));
      }, timeoutMs);
      pendingResponses.set(id, (received) => {
        clearTimeout(timer);
        resolve(received);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
    if (response.type === 'error') throw new Error(`${method}: ${response.error}: ${response.message}`);
    return response.result ?? {};
  };
  return send;
}

/** Opens a WebDriver session with one tab. */
async function openSession(child: ChildProcess, close: () => Promise<void>): Promise<Tab> {
  const send = await connect(await readWebDriverUrl(child));
  const session = await send('session.new', { capabilities: {} });
  const { browserVersion } = session.capabilities as { browserVersion: string };
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const evaluate = async <T>(expression: string, timeoutMs?: number): Promise<T> => {
    const params = { expression, target: { context }, awaitPromise: true };
    const response = await send('script.evaluate', params, timeoutMs);
    const { type, result, exceptionDetails } = response as {
      type: string;
      result?: { value?: T };
      exceptionDetails?: { text: string };
    };
    if (type !== 'success') throw new Error(`${expression}: ${exceptionDetails?.text}`);
    return (result?.value ?? null) as T;
  };
  const until = (expression: string, timeoutMs?: number) =>
    waitUntil((one) => evaluate(one, POLL_TIMEOUT_MS), expression, timeoutMs);
  /** Polls the document: Firefox does not always report a load when the previous document was busy. */
  const open = async (url: string): Promise<void> => {
    await evaluate('window.isPreviousDocument = true');
    await send('browsingContext.navigate', { context, url, wait: 'none' });
    await until(
      `!window.isPreviousDocument && location.href !== 'about:blank' && document.readyState === 'complete'`,
      COMMAND_TIMEOUT_MS,
    );
  };
  const perform = async (source: object) => {
    await send('input.performActions', { context, actions: [source] });
  };
  return {
    version: browserVersion,
    evaluate,
    open,
    until,
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    click: (x, y) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type: (text) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      }),
    close,
  };
}

/** Starts Firefox. @throws Error when it is missing or does not start. */
export async function startFirefox(): Promise<Tab> {
  const file = findFirefox();
  const profile = await mkdtemp(path.join(tmpdir(), 'firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(path.join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(
    file,
    ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote'],
    {
      env: { ...process.env, HOME: profile },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await exited;
    }
    // Child processes may still be writing to the profile.
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  return openSession(child, close).catch(async (error) => {
    await close();
    throw error;
  });
}
