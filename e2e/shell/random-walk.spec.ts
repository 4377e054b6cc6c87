import { caseCount } from '@ia/test-support/long-run';
import { expectPage, open, waitForContent } from '@ia/test-support/pages';
import {
  distanceMoved,
  type ReadingPosition,
  readingPosition,
  scrollByWheel,
  waitForStableScroll,
} from '@ia/test-support/reading-position';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Random walks of forty steps through the site: links, Back, Forward, reload, scrolling. Each step checks
// page, address, scroll position and focus. The title names the seed, which repeats the walk.

const STEPS = 40;
// 4 seeds, or 20 in a long run.
const SEEDS = Array.from({ length: caseCount(4, 20) }, (_, i) => i + 1);
const MAX_SCROLL_ERROR_PX = 40;

/** State that a history entry must restore. */
interface Entry {
  hash: string;
  path: string;
  position: ReadingPosition | null;
  /** Description of the focused element on leaving; null when there was none. */
  focus: string | null;
  /** The focused element of the visit before: a reload restores it when the reader did not move. */
  focusBefore?: string;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Description of the focused element of the page. */
const readFocus = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    if (active.tagName === 'H1') return 'H1'; // its text may differ between visits
    return `${active.tagName} ${active.getAttribute('href') ?? ''} ${active.textContent?.trim().slice(0, 60)}`;
  });

/**
 * Elements that may have the focus on arrival: the anchor's section or its heading, else the title of the
 * page.
 */
const readFocusTargets = (page: Page, anchor: string | undefined): Promise<string[]> =>
  page.evaluate((id) => {
    const section = id ? document.getElementById(id) : null;
    const titles = section
      ? [section, section.querySelector('h1, h2, h3')]
      : [document.querySelector('main h1')];
    if (!section) return ['H1'];
    return titles.map((title) => `${title?.tagName}  ${title?.textContent?.trim().slice(0, 60)}`);
  }, anchor);

const readHash = (page: Page) => new URL(page.url()).hash || '#/';
const pathOf = (hash: string) => (hash.startsWith('#/') ? (hash.slice(1).split(/[?#]/)[0] ?? '/') : '/');
const anchorOf = (hash: string) => /^#(?!\/)(.+)$|^#\/[^#]*#(.+)$/.exec(hash)?.slice(1).find(Boolean);

/**
 * Indices of the visible in-site links: those to other pages, if `toOtherPages` and there are any, else all.
 */
const visibleLinks = (page: Page, toOtherPages: boolean): Promise<number[]> =>
  page.locator('a[href^="#"]:not([target])').evaluateAll((links, toOthers) => {
    const visible = links.flatMap((link, i) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const topmost = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return topmost && link.contains(topmost) ? [i] : [];
    });
    const others = visible.filter((i) => /^#\//.test(links[i]?.getAttribute('href') ?? ''));
    return toOthers && others.length > 0 ? others : visible;
  }, toOtherPages);

/** Takes the steps, with a model of the expected history: entries and the index of the current one, `at`. */
async function walk(page: Page, seed: number): Promise<void> {
  const random = createRandom(seed);
  const history: Entry[] = [];
  let at = -1;
  const log: string[] = [];

  async function storeEntryState(frames?: number) {
    // Lists that load later move the end of their section.
    await waitForContent(page);
    await waitForStableScroll(page, frames);
    const entry = history[at];
    if (!entry) return;
    if (entry.focus) entry.focusBefore = entry.focus;
    Object.assign(entry, { position: await readingPosition(page), focus: await readFocus(page) });
  }

  async function expectArrival(navigation: 'link' | 'history' | 'reload') {
    const hash = readHash(page);
    const path = pathOf(hash);
    await expectPage(page, path);
    const entry = history[at];
    if (navigation !== 'link') {
      expect(hash, log.join('\n')).toBe(entry?.hash);
      const { position } = entry as Entry;
      if (position) {
        await expect
          .poll(() => distanceMoved(page, position), { message: log.join('\n') })
          .toBeLessThanOrEqual(MAX_SCROLL_ERROR_PX);
      }
    }
    // A reload does not move the focus, but scrolls to the anchor again if the reader has not moved.
    const previousFocus = navigation === 'history' ? entry?.focus : null;
    const readAllowedFocus = async () => [
      ...(previousFocus
        ? [previousFocus]
        : [...(await readFocusTargets(page, anchorOf(hash))), entry?.focusBefore]),
      ...(navigation === 'reload' ? [null] : []),
    ];
    const findMisplacedFocus = async () => {
      const focus = await readFocus(page);
      const allowedFocus = await readAllowedFocus();
      return allowedFocus.includes(focus) ? null : { focus, allowedFocus };
    };
    await expect.poll(findMisplacedFocus, { message: log.join('\n') }).toBeNull();
  }

  async function followLink(link: number) {
    await storeEntryState();
    const locator = page.locator('a[href^="#"]:not([target])').nth(link);
    const target = (await locator.getAttribute('href')) ?? '';
    log.push(`link ${target}`);
    await locator.focus();
    await storeEntryState(2); // with reduced motion, the scroll to a focused element is instant
    const before = page.url();
    await locator.press('Enter');
    const next: Entry = { hash: '', path: '', position: null, focus: null };
    await expectArrival('link');
    if (page.url() !== before) {
      history.splice(++at, history.length, next);
      Object.assign(next, { hash: readHash(page), path: pathOf(readHash(page)) });
    }
  }

  await open(page, '#/');
  history.push({ hash: '#/', path: '/', position: null, focus: null });
  at = 0;
  await page.mouse.move(300, 300);
  for (let step = 0; step < STEPS; step++) {
    const choice = random();
    if (choice < 0.2) {
      const pixels = Math.round((random() - 0.3) * 3000);
      log.push(`scroll ${pixels}`);
      await scrollByWheel(page, pixels);
    } else if (choice < 0.4 && at > 0) {
      await storeEntryState();
      log.push('back');
      at--;
      await page.goBack();
      await expectArrival('history');
    } else if (choice < 0.5 && at < history.length - 1) {
      await storeEntryState();
      log.push('forward');
      at++;
      await page.goForward();
      await expectArrival('history');
    } else if (choice < 0.58) {
      await storeEntryState();
      log.push('reload');
      await page.reload();
      await expectArrival('reload');
    } else {
      const links = await visibleLinks(page, random() < 0.6);
      const link = links[Math.floor(random() * links.length)];
      if (link !== undefined) await followLink(link);
    }
  }
}

test.describe.configure({ mode: 'parallel' });
for (const seed of SEEDS) {
  test(`Random walk restores page, address, scroll position and focus, seed ${seed}`, async ({ page }) => {
    await walk(page, seed);
  });
}
