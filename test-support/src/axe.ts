import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

export type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on colours. The others see the same page in light and in dark. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe on a page. Legacy mode spares a page per run: that is for frames of other origins, and the site has none. */
export const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

/** What axe found, one line per element, to read in a failed test. */
export const violationsIn = ({ violations }: AxeResults): string =>
  violations
    .flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`),
    )
    .join('\n');

type ColorScheme = 'light' | 'dark';
interface Look {
  within?: string | undefined;
  schemes?: readonly ColorScheme[];
  /** The page was looked at before, in other colours: only what depends on them. */
  coloursOnly?: boolean;
}

/**
 * The accessibility violations in the page as it stands, in light and in dark; none is an empty list. Motion is reduced
 * meanwhile, so that nothing is measured half faded in.
 * @param within a selector to look at one part only
 * @param schemes both, unless it was seen in dark in another width
 */
export async function accessibilityFaults(
  page: Page,
  { within, schemes = ['light', 'dark'], coloursOnly = false }: Look = {},
): Promise<{ colorScheme: ColorScheme; found: string }[]> {
  const faults = [];
  // As it was afterwards: a page that comes into motion again is not the one that the journey goes on with.
  const reduced = await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  for (const colorScheme of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change by transition where motion is not reduced: measure them when they have arrived.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    const axe = axeOn(page).options({ resultTypes: ['violations'] });
    if (colorScheme === 'light' && !coloursOnly) axe.withTags(tags);
    else axe.withRules(colourRules);
    if (within) axe.include(within);
    const found = violationsIn(await axe.analyze());
    if (found) faults.push({ colorScheme, found });
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: reduced ? 'reduce' : null });
  return faults;
}

/** No accessibility violation in the page as it stands, as {@link accessibilityFaults} finds them. */
export async function expectAccessible(page: Page, options?: Look): Promise<void> {
  const faults = await accessibilityFaults(page, options);
  const told = faults.map(({ colorScheme, found }) => `accessibility in ${colorScheme}\n${found}`);
  expect(told.join('\n')).toBe('');
}
