import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { onPhoneAndDesktop } from './widths.ts';

onPhoneAndDesktop(() => {
  test('landing page is accessible with all sections and answers open', async ({ page }) => {
    // expectAccessible scans in light and dark mode.
    test.slow();
    await open(page, '#recursos');
    await expect(page.locator('#recursos h2')).toBeFocused();
    for (const question of await page.locator('#faq').getByRole('button').all()) await question.click();
    // The carousel loads when it is near the viewport.
    await page.locator('#about').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Seguinte' })).toBeVisible();
    await expectAccessible(page);
  });
});

// The archived landing page has the same principles in four other layouts.
for (const layout of ['Grelha Interativa', 'Foco Imersivo', 'A Jornada', 'Visão de Dashboard']) {
  test(`principles layout ${layout} is accessible`, async ({ page }) => {
    await open(page, '#/home-archive#principios');
    await page.getByRole('tab', { name: layout }).click();
    await expect(page.getByRole('tabpanel', { name: layout }).getByText('Literacia').first()).toBeVisible();
    await expectAccessible(page, { within: '#principios' });
  });
}
