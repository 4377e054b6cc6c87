import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose outcome depends on colours. The others see the same page in light and in dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * No accessibility violation in the page as it stands, in light and in dark. Motion is reduced meanwhile, so that
 * nothing is measured half faded in.
 * @param within a selector to look at one part only
 */
export async function expectAccessible(page: Page, { within }: { within?: string } = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Colours change by transition where motion is not reduced: measure them when they have arrived.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    // Legacy mode spares a page per run: that is for frames of other origins, and the site has none.
    const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    if (colorScheme === 'light') builder.withTags(tags);
    else builder.withRules(colourRules);
    if (within) builder.include(within);
    // Legacy mode spares a page per run: that is for frames of other origins, and the site has none.
    const { violations } = await builder
      .options({ resultTypes: ['violations'] })
      .setLegacyMode()
      .analyze();
    const found = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(
        (node) =>
          `${colorScheme} ${id}: ${help}\n    ${node.target.join(' ')}\n    ${node.failureSummary ?? ''}`,
      ),
    );
    expect(found.join('\n'), `accessibility in ${colorScheme}`).toBe('');
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
