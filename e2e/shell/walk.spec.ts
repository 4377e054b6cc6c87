import { casesOf } from '@ia/test-support/long-run';
import { expectPage, open } from '@ia/test-support/pages';
import { movedSince, type Reading, readingNow, readOn, standsStill } from '@ia/test-support/reading';
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Forty steps at random through the site, as a curious person takes them: links, Back, Forward, reload, scrolling.
// After each, page, address, place and focus are where they belong. The seed is in the name: the same seed walks the same way.

const STEPS = 40;
const SEEDS = Array.from({ length: casesOf(4, 20) }, (_, i) => i + 1);
const NEAR = 40;

/** What an entry of the history must bring back. */
interface Entry {
  hash: string;
  path: string;
  reading: Reading | null;
  /** What had the focus when leaving, in words; null when nothing had. */
  focus: string | null;
  /** And the time before: after a reload, a reader who did not move is where they were then. */
  focusBefore?: string;
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** In the page: what has the focus, in words. */
const focusNow = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!active || active === document.body) return null;
    if (active.tagName === 'H1') return 'H1'; // its words may be another's at each visit
    return `${active.tagName} ${active.getAttribute('href') ?? ''} ${active.textContent?.trim().slice(0, 60)}`;
  });

/** What may take the focus on arriving: the anchor's section or its title; without an anchor, the title of the page. */
const titlesOf = (page: Page, anchor: string | undefined): Promise<string[]> =>
  page.evaluate((id) => {
    const section = id ? document.getElementById(id) : null;
    const titles = section
      ? [section, section.querySelector('h1, h2, h3')]
      : [document.querySelector('main h1')];
    if (!section) return ['H1'];
    return titles.map((title) => `${title?.tagName}  ${title?.textContent?.trim().slice(0, 60)}`);
  }, anchor);

const hashOf = (page: Page) => new URL(page.url()).hash || '#/';
const pathOf = (hash: string) => (hash.startsWith('#/') ? (hash.slice(1).split(/[?#]/)[0] ?? '/') : '/');
const anchorOf = (hash: string) => /^#(?!\/)(.+)$|^#\/[^#]*#(.+)$/.exec(hash)?.slice(1).find(Boolean);

/** The in-site links that one sees, as their places among all links: those to other pages, if `away`, or all. */
const visibleLinks = (page: Page, away: boolean): Promise<number[]> =>
  page.locator('a[href^="#"]:not([target])').evaluateAll((links, toOthers) => {
    const seen = links.flatMap((link, i) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return there && link.contains(there) ? [i] : [];
    });
    const others = seen.filter((i) => /^#\//.test(links[i]?.getAttribute('href') ?? ''));
    return toOthers && others.length > 0 ? others : seen;
  }, away);

async function walk(page: Page, seed: number): Promise<void> {
  const random = randomFrom(seed);
  const history: Entry[] = [];
  let at = -1;
  const said: string[] = [];

  async function remember(frames?: number) {
    await standsStill(page, frames);
    const entry = history[at];
    if (!entry) return;
    if (entry.focus) entry.focusBefore = entry.focus;
    Object.assign(entry, { reading: await readingNow(page), focus: await focusNow(page) });
  }

  async function arrived(how: 'link' | 'history' | 'reload') {
    const hash = hashOf(page);
    const path = pathOf(hash);
    await expectPage(page, path);
    const entry = history[at];
    if (how !== 'link') {
      expect(hash, said.join('\n')).toBe(entry?.hash);
      const { reading } = entry as Entry;
      if (reading) {
        await expect
          .poll(() => movedSince(page, reading), { message: said.join('\n') })
          .toBeLessThanOrEqual(NEAR);
      }
    }
    // A reload leaves the focus alone, but leads a reader who has not moved since to the anchor anew.
    const kept = how === 'history' ? entry?.focus : null;
    const allowed = async () => [
      ...(kept ? [kept] : [...(await titlesOf(page, anchorOf(hash))), entry?.focusBefore]),
      ...(how === 'reload' ? [null] : []),
    ];
    const misplaced = async () => {
      const now = await focusNow(page);
      const right = await allowed();
      return right.includes(now) ? null : { focus: now, right };
    };
    await expect.poll(misplaced, { message: said.join('\n') }).toBeNull();
  }

  async function follow(link: number) {
    await remember();
    const locator = page.locator('a[href^="#"]:not([target])').nth(link);
    const target = (await locator.getAttribute('href')) ?? '';
    said.push(`link ${target}`);
    await locator.focus();
    await remember(2); // what scrolls to a focus does so at once, where less motion is asked for
    const before = page.url();
    await locator.press('Enter');
    const next: Entry = { hash: '', path: '', reading: null, focus: null };
    await arrived('link');
    if (page.url() !== before) {
      history.splice(++at, history.length, next);
      Object.assign(next, { hash: hashOf(page), path: pathOf(hashOf(page)) });
    }
  }

  await open(page, '#/');
  history.push({ hash: '#/', path: '/', reading: null, focus: null });
  at = 0;
  await page.mouse.move(300, 300);
  for (let step = 0; step < STEPS; step++) {
    const dice = random();
    if (dice < 0.2) {
      const pixels = Math.round((random() - 0.3) * 3000);
      said.push(`scroll ${pixels}`);
      await readOn(page, pixels);
    } else if (dice < 0.4 && at > 0) {
      await remember();
      said.push('back');
      at--;
      await page.goBack();
      await arrived('history');
    } else if (dice < 0.5 && at < history.length - 1) {
      await remember();
      said.push('forward');
      at++;
      await page.goForward();
      await arrived('history');
    } else if (dice < 0.58) {
      await remember();
      said.push('reload');
      await page.reload();
      await arrived('reload');
    } else {
      const links = await visibleLinks(page, random() < 0.6);
      const link = links[Math.floor(random() * links.length)];
      if (link !== undefined) await follow(link);
    }
  }
}

test.describe.configure({ mode: 'parallel' });
for (const seed of SEEDS) {
  test(`a walk through the site, seed ${seed}`, async ({ page }) => {
    await walk(page, seed);
  });
}
