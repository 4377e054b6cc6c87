import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import { onPhoneAndDesktop } from './widths.ts';

onPhoneAndDesktop(() => {
  test('the landing page with everything open', async ({ page }) => {
    test.slow(); // several full scans
    await open(page, '#recursos');
    await expect(page.locator('#recursos h2')).toBeFocused();
    for (const question of await page.locator('#faq').getByRole('button').all()) await question.click();
    await page.locator('#about').scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: 'Seguinte' })).toBeVisible();
    await expectAccessible(page);
  });
});

for (const layout of ['Grelha Interativa', 'Foco Imersivo', 'A Jornada', 'Visão de Dashboard']) {
  test(`the principles as ${layout}`, async ({ page }) => {
    await open(page, '#/home-archive#principios');
    await page.getByRole('tab', { name: layout }).click();
    await expect(page.getByRole('tabpanel', { name: layout }).getByText('Literacia').first()).toBeVisible();
    await expectAccessible(page, { within: '#principios' });
  });
}
