import type { Page } from 'playwright/test';

/** What a reader has before them: a section, by its id, and where its top is in the view, in CSS pixels. */
export interface Reading {
  section: string;
  top: number;
}

/** The scroll position once it no longer changes, however the browser animates it. */
export const standsStill = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let last = scrollY;
        let calm = 0;
        const look = () => {
          calm = Math.abs(scrollY - last) < 1 ? calm + 1 : 0;
          last = scrollY;
          if (calm > 9) resolve(Math.round(scrollY));
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

/** Scrolls as a reader does, by so many pixels, until the page stands still. */
export async function readOn(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await standsStill(page);
}

/** What stands in the middle of the view: the nearest section of the page with an id. */
export const readingNow = (page: Page): Promise<Reading> =>
  page.evaluate(() => {
    const main = document.getElementById('conteudo');
    for (let y = innerHeight / 2; y > 0; y -= 16) {
      const read = document.elementsFromPoint(innerWidth / 2, y).find((element) => main?.contains(element));
      const section = read?.closest('[id]');
      if (section) return { section: section.id, top: Math.round(section.getBoundingClientRect().top) };
    }
    return { section: '', top: 0 };
  });

/** How far that section is now from where it was, in CSS pixels; Infinity when it is not there. */
export const movedSince = (page: Page, { section, top }: Reading): Promise<number> =>
  page.evaluate(
    ([id, was]) => {
      const element = document.getElementById(id);
      return element
        ? Math.abs(Math.round(element.getBoundingClientRect().top) - was)
        : Number.POSITIVE_INFINITY;
    },
    [section, top] as const,
  );
