import type { Page } from 'playwright/test';

/**
 * Place where a visitor reads: the id of the section in view, and where its top is. `top` is the distance
 * from the viewport's top in CSS pixels. Tests compare positions before and after a navigation.
 */
export interface ReadingPosition {
  section: string;
  top: number;
}

/**
 * Returns the scroll position once it is stable, whatever animation the browser uses.
 * @param frames number of frames without a change; ten outlast the delay before a wheel scroll begins
 */
export const waitForStableScroll = (page: Page, frames = 10): Promise<number> =>
  page.evaluate(
    (requiredFrames) =>
      new Promise<number>((resolve) => {
        let last = scrollY;
        let stableFrames = 0;
        const checkFrame = () => {
          stableFrames = Math.abs(scrollY - last) < 1 ? stableFrames + 1 : 0;
          last = scrollY;
          if (stableFrames >= requiredFrames) resolve(Math.round(scrollY));
          else requestAnimationFrame(checkFrame);
        };
        checkFrame();
      }),
    frames,
  );

/** Scrolls with the wheel by a number of pixels and waits until the position is stable. */
export async function scrollByWheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await waitForStableScroll(page);
}

/**
 * Source of a function that runs in the page: layout distance of an element from the viewport's top, ignoring
 * sticky positioning.
 */
const LAYOUT_TOP = `(element) => {
  let top = -scrollY;
  for (let box = element; box; box = box.offsetParent) top += box.offsetTop;
  return Math.round(top);
}`;

/**
 * Returns the reading position: the nearest section at or above the middle of the viewport whose id is the same on the
 * next visit. Without one, `section` is empty.
 */
export const readingPosition = (page: Page): Promise<ReadingPosition> =>
  page.evaluate(`(() => {
    const main = document.getElementById('conteudo');
    for (let y = innerHeight / 2; y > 0; y -= 16) {
      const topElement = document.elementsFromPoint(innerWidth / 2, y).find((element) => main?.contains(element));
      const section = topElement?.closest('[id]:not(svg *, [id^="_r"], [id^="_R"], [id^="base-ui-"])');
      if (section) return { section: section.id, top: (${LAYOUT_TOP})(section) };
    }
    return { section: '', top: 0 };
  })()`);

/** Returns the distance that the section has moved, in CSS pixels; Infinity if it is missing. */
export const distanceMoved = (page: Page, { section, top }: ReadingPosition): Promise<number> =>
  page.evaluate(`(() => {
    const element = document.getElementById(${JSON.stringify(section)});
    return element ? Math.abs((${LAYOUT_TOP})(element) - ${top}) : Infinity;
  })()`);
