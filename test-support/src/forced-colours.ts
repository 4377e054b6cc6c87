import type { Page } from 'playwright/test';
import { axeOn, colourRules, violationsIn } from './axe.ts';

/**
 * Returns text with low contrast and controls without a visible focus indicator, in a page
 * with forced colours.
 */
export async function forcedColourFaults(page: Page, within = 'body'): Promise<string[]> {
  const found = violationsIn(await axeOn(page).include(within).withRules(colourRules).analyze());
  const unfocused = await page
    .locator(within)
    .first()
    .evaluate((part) => {
      const controls = [...part.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')];
      return controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
          if (document.activeElement !== control) return false;
          // A card, a star or a tile may draw the focus indicator of the control inside it.
          const around: (Element | null)[] = [control.nextElementSibling];
          for (let at: Element | null = control; at && around.length < 7; at = at.parentElement)
            around.push(at);
          return !around.some(
            (one) =>
              one &&
              [undefined, '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
          );
        })
        .map((control) => `no visible focus indicator: ${control.outerHTML.slice(0, 120)}`);
    });
  return [...(found ? [found] : []), ...unfocused];
}
