import type { Page } from 'playwright/test';
import { axeOn, colourRules, violationsIn } from './axe.ts';

/** Unreadable text and controls without a visible focus, in a page with forced colours. */
export async function forcedColourFaults(page: Page, within = 'body'): Promise<string[]> {
  const found = violationsIn(await axeOn(page).include(within).withRules(colourRules).analyze());
  const unseen = await page
    .locator(within)
    .first()
    .evaluate((part) => {
      const controls = [...part.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')];
      return controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          control.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
          if (document.activeElement !== control) return false;
          // A card, a star or a tile shows the focus of the one control that stands for it.
          const around: (Element | null)[] = [control.nextElementSibling];
          for (let at: Element | null = control; at && around.length < 7; at = at.parentElement)
            around.push(at);
          return !around.some(
            (one) =>
              one &&
              [undefined, '::after'].some((part) => getComputedStyle(one, part).outlineStyle !== 'none'),
          );
        })
        .map((control) => `no focus to be seen: ${control.outerHTML.slice(0, 120)}`);
    });
  return [...(found ? [found] : []), ...unseen];
}
