import type { Page } from 'playwright/test';

export interface Shift {
  /** The share of the viewport that moved, times how far. */
  value: number;
  moved: string[];
}

/** Records every layout shift without recent input, in each document that the page opens from now on. */
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

/** Readers notice 0.1. What is left: texts of two pages come from the database and may take another line. */
export const MOST_SHIFT = 0.03;

/** The layout shifts of the current document so far. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);

/** The layout shifts of the current document, in words, when their sum is one that readers might notice; '' otherwise. */
export async function shiftFault(page: Page): Promise<string> {
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  return sum < MOST_SHIFT ? '' : `layout shift of ${sum.toFixed(3)}: ${JSON.stringify(shifts)}`;
}
