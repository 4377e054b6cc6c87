import type { Page } from 'playwright/test';

export interface Shift {
  /** Layout shift score: share of the viewport that moved, times the distance. */
  value: number;
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
 * Limit of the layout shift score. Visitors notice 0.1. The rest allows for two pages whose texts come from
 * the database and may wrap differently.
 */
export const MAX_SHIFT = 0.03;

/** Returns the layout shifts of the current document so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** Returns a message when the layout shifts of the current document reach the limit; '' otherwise. */
export async function shiftFault(page: Page): Promise<string> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < MAX_SHIFT ? '' : `layout shift of ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`;
}
