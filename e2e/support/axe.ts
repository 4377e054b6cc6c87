import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
    const builder = new AxeBuilder({ page }).withTags(tags);
    const { violations } = await (within ? builder.include(within) : builder).analyze();
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
