import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import type { Readable } from 'node:stream';
import { installDebian } from '@ia/test-support/debian-package';
import { Builder, Capabilities, Origin, type WebDriver } from 'selenium-webdriver';
import { findFreePorts } from '../support/free-ports.ts';
import { type Tab, waitUntil } from './tab.ts';

// WebKitGTK is the Linux port of WebKit, the engine of Safari. Selenium drives its small browser,
// MiniBrowser, which needs a display.

const COMMANDS = ['WebKitWebDriver', 'Xvfb'];
const isInstalled = (): boolean => COMMANDS.every((command) => spawnSync('which', [command]).status === 0);

/** Finds WebKitGTK with its driver, or installs Debian's packages as root. @returns false if it is missing */
export function ensureWebKit(): boolean {
  if (!isInstalled()) installDebian('webkit2gtk-driver', 'xvfb');
  return isInstalled();
}

/** Starts a virtual display. @returns its process and its name, such as ':99' */
async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const name = await new Promise<string>((resolve, reject) => {
    (child.stdio[3] as Readable).once('data', (data) => resolve(`:${String(data).trim()}`));
    child.once('exit', (code) => reject(new Error(`Xvfb exited with code ${code}`)));
  });
  return { child, name };
}

/** Opens a session as soon as the driver listens. */
async function openSession(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const deadline = Date.now() + 20_000;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}/`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}

/** Starts WebKitGTK's MiniBrowser. @throws Error when it does not start */
export async function startWebKit(): Promise<Tab> {
  const display = await startDisplay();
  const port = await findFreePorts(1);
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display.name },
    stdio: 'ignore',
  });
  const stop = () => {
    driverProcess.kill();
    display.child.kill();
  };
  const driver = await openSession(port).catch((error) => {
    stop();
    throw error;
  });
  const browserVersion = (await driver.getCapabilities()).getBrowserVersion() ?? '';
  const evaluate = <T>(expression: string) => driver.executeScript<T>(`return (${expression})`);
  /** Sets the window's size. @returns the size of the viewport, once it has been the same for half a second */
  const setWindow = async (width: number, height: number): Promise<[number, number]> => {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
    let size = '';
    for (let unchanged = 0; unchanged < 5; ) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      const current = await evaluate<string>("innerWidth + ' ' + innerHeight");
      unchanged = current === size ? unchanged + 1 : 0;
      size = current;
    }
    const [innerWidth = 0, innerHeight = 0] = size.split(' ').map(Number);
    return [innerWidth, innerHeight];
  };
  // The driver has no command for the viewport's size.
  const [innerWidth, innerHeight] = await setWindow(1280, 800);
  const frame = { width: 1280 - innerWidth, height: 800 - innerHeight };
  const resize = async (width: number, height: number) =>
    void (await setWindow(width + frame.width, height + frame.height));
  await resize(1280, 800);
  return {
    version: browserVersion,
    evaluate,
    open: (url) => driver.get(url),
    until: (expression, timeoutMs) => waitUntil(evaluate, expression, timeoutMs),
    resize,
    click: (x, y) => driver.actions().move({ x, y, origin: Origin.VIEWPORT }).click().perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    async close() {
      await driver.quit().catch(() => undefined);
      stop();
    },
  };
}
