import type { Page } from 'playwright/test';

/** A layout shift without recent input. */
export interface Shift {
  /** Layout shift score: share of the viewport that moved, times the distance. */
  value: number;
  /** The moved elements: name, text and vertical positions. */
  moved: string[];
}

/** Records every layout shift without recent input, in each document that the page opens from then on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
      })[])
        if (!entry.hadRecentInput)
          shifts.push({
            value: entry.value,
            moved: entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.textContent?.slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`,
            ),
          });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Limit of the layout shift score; visitors notice 0.1. It is not 0, because the texts of two pages come from
 * the database and may wrap differently.
 */
export const MAX_SHIFT = 0.03;

/** Returns the layout shifts of the current document so far. */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Returns a message when the layout shifts of the current document reach the limit; '' otherwise. */
export async function shiftFault(page: Page): Promise<string> {
  const shifts = await layoutShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  return sum < MAX_SHIFT ? '' : `layout shift of ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`;
}
