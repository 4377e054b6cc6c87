import type { Page } from 'playwright/test';
import { colourRules, createAxe, formatViolations } from './axe.ts';

/**
 * Returns text with low contrast and controls without a visible focus indicator, in a page with forced
 * colours. In this mode, the system replaces the colours of the page.
 * @param within selector of the part to check
 */
export async function forcedColourFaults(page: Page, within = 'body'): Promise<string[]> {
  const lowContrast = formatViolations(
    await createAxe(page).include(within).withRules(colourRules).analyze(),
  );
  const invisibleFocus = await page
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
          // Checks the control, its next sibling and five ancestors.
          const candidates: (Element | null)[] = [control.nextElementSibling];
          for (let next: Element | null = control; next && candidates.length < 7; next = next.parentElement)
            candidates.push(next);
          return !candidates.some(
            (candidate) =>
              candidate &&
              [undefined, '::after'].some(
                (pseudo) => getComputedStyle(candidate, pseudo).outlineStyle !== 'none',
              ),
          );
        })
        .map((control) => `no visible focus indicator: ${control.outerHTML.slice(0, 120)}`);
    });
  return [...(lowContrast ? [lowContrast] : []), ...invisibleFocus];
}
