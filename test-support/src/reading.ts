import type { Page } from 'playwright/test';

/** What a reader has before them: a section, by its id, and where its top is in the view, in CSS pixels. */
export interface Reading {
  section: string;
  top: number;
}

/**
 * The scroll position once it no longer changes, however the browser animates it.
 * @param frames how long it must not change: ten outlast the time that the wheel takes to begin
 */
export const standsStill = (page: Page, frames = 10): Promise<number> =>
  page.evaluate(
    (enough) =>
      new Promise<number>((resolve) => {
        let last = scrollY;
        let calm = 0;
        const look = () => {
          calm = Math.abs(scrollY - last) < 1 ? calm + 1 : 0;
          last = scrollY;
          if (calm >= enough) resolve(Math.round(scrollY));
          else requestAnimationFrame(look);
        };
        look();
      }),
    frames,
  );

/** Scrolls as a reader does, by so many pixels, until the page stands still. */
export async function readOn(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await standsStill(page);
}

/** In the page: how far an element lies below the top of the view as laid out, without what moves with scrolling. */
const layoutTop = `(element) => {
  let top = -scrollY;
  for (let at = element; at; at = at.offsetParent) top += at.offsetTop;
  return Math.round(top);
}`;

/** What stands in the middle of the view: the nearest section of the page with an id that another visit has as well. */
export const readingNow = (page: Page): Promise<Reading> =>
  page.evaluate(`(() => {
    const main = document.getElementById('conteudo');
    for (let y = innerHeight / 2; y > 0; y -= 16) {
      const read = document.elementsFromPoint(innerWidth / 2, y).find((element) => main?.contains(element));
      const section = read?.closest('[id]:not(svg *, [id^="_r"], [id^="_R"], [id^="base-ui-"])');
      if (section) return { section: section.id, top: (${layoutTop})(section) };
    }
    return { section: '', top: 0 };
  })()`);

/** How far that section is now from where it was, in CSS pixels; Infinity when it is not there. */
export const movedSince = (page: Page, { section, top }: Reading): Promise<number> =>
  page.evaluate(`(() => {
    const element = document.getElementById(${JSON.stringify(section)});
    return element ? Math.abs((${layoutTop})(element) - ${top}) : Infinity;
  })()`);
