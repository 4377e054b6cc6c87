import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

export type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** axe's tags of the rules to check: WCAG 2.1 and 2.2, levels A and AA, and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that depend on colours. All other rules give the same result in light and dark mode. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Creates an axe run for a page. Legacy mode avoids an extra page per run, which only cross-origin frames
 * need; the site has none.
 */
export const createAxe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** Formats the violations for the message of a failed test, one block per element. */
export const formatViolations = ({ violations }: AxeResults): string =>
  violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`),
    )
    .join('\n');

type ColorScheme = 'light' | 'dark';
interface AccessibilityOptions {
  /** Selector of the part to check; the whole page by default. */
  within?: string | undefined;
  /** Both by default; pass one if dark mode was checked at another width. */
  schemes?: readonly ColorScheme[];
  /** Check only the rules that depend on colours, because the page was checked before in other colours. */
  coloursOnly?: boolean;
}

/**
 * Returns the accessibility violations of the current page in light and dark mode. Reduces motion meanwhile,
 * so that axe never measures a half-faded element.
 * @returns one entry per colour scheme with violations, [] without any
 */
export async function accessibilityFaults(
  page: Page,
  { within, schemes = ['light', 'dark'], coloursOnly = false }: AccessibilityOptions = {},
): Promise<{ colorScheme: ColorScheme; violations: string }[]> {
  const faults = [];
  // Restored afterwards: motion that starts again would change the page for the rest of the journey.
  const wasReduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Two frames: colour transitions must finish before axe measures contrast.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const axe = createAxe(page).options({ resultTypes: ['violations'] });
    if (colorScheme === 'light' && !coloursOnly) axe.withTags(TAGS);
    else axe.withRules(colourRules);
    if (within) axe.include(within);
    const violations = formatViolations(await axe.analyze());
    if (violations) faults.push({ colorScheme, violations });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: wasReduced ? 'reduce' : null });
  return faults;
}

/** Asserts that {@link accessibilityFaults} finds nothing in the current page. */
export async function expectAccessible(page: Page, options?: AccessibilityOptions): Promise<void> {
  const faults = await accessibilityFaults(page, options);
  const messages = faults.map(
    ({ colorScheme, violations }) => `accessibility in ${colorScheme}\n${violations}`,
  );
  expect(messages.join('\n')).toBe('');
}
