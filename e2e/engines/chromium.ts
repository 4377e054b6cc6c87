import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { chromium } from 'playwright/test';
import { type Tab, waitUntil } from './tab.ts';

/** Starts the Chromium of the other tests, with the interface that all engines of these tests share. */
export async function startChromium(): Promise<Tab> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const evaluate = <T>(expression: string) => page.evaluate<T>(expression);
  return {
    version: browser.version(),
    evaluate,
    open: async (url) => void (await page.goto(url)),
    until: (expression, timeoutMs) => waitUntil(evaluate, expression, timeoutMs),
    resize: (width, height) => page.setViewportSize({ width, height }),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}
