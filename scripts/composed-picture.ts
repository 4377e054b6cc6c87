import './node-version.ts';
import path from 'node:path';
import { serveSite } from '@ia/federation/serve';
import { chromiumArgs, ensureChromium } from '@ia/test-support/chromium';
import { chromium } from 'playwright';
import { workspace } from './run.ts';

// node scripts/composed-picture.ts: takes docs/images/composed-page.png for the README, a screenshot that outlines
// each part of the page and names the app that renders it.
const parts = [
  { selector: 'header', label: 'shell', color: '#b3261e' },
  { selector: '[data-page="/manifesto-cocreate"]', label: 'mfe-manifesto', color: '#1b6e3c' },
  { selector: 'footer', label: 'shell', color: '#b3261e' },
];

const server = await serveSite({ site: path.join(workspace, 'site'), port: 0 });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
const page = await browser.newPage({
  viewport: { width: 1280, height: 900 },
  reducedMotion: 'reduce',
  bypassCSP: true,
});
await page.goto(`${server.url}/#/manifesto-cocreate`);
await page.locator('[data-page-state="ready"] h1').waitFor();
await page.evaluate((marks) => {
  // Shows only the first section and #stats, so that the whole page fits in the picture.
  for (const section of document.querySelectorAll<HTMLElement>('main section')) {
    if (section.id !== 'stats' && section !== document.querySelector('main section'))
      section.style.display = 'none';
  }
  for (const { selector, label, color } of marks) {
    const box = document.querySelector<HTMLElement>(selector);
    if (!box) continue;
    box.style.outline = `4px solid ${color}`;
    box.style.outlineOffset = '-4px';
    box.style.position = box.style.position || 'relative';
    const tag = Object.assign(document.createElement('span'), { textContent: label });
    tag.style.cssText = `position:absolute;z-index:99;right:4px;bottom:4px;padding:4px 12px;font:700 18px monospace;color:#fff;background:${color}`;
    box.append(tag);
  }
}, parts);
// The figures of `#stats` count up from 0 once they are in view. This waits for the 6 principles.
await page.locator('#stats').scrollIntoViewIfNeeded();
await page.locator('#stats dd').filter({ hasText: /^6$/ }).waitFor();
await page.evaluate(() => scrollTo(0, 0));
await page.screenshot({ path: path.join(workspace, 'docs/images/composed-page.png'), fullPage: true });
await browser.close();
await server.close();
