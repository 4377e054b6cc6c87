import { expectPage, goTo, open } from '@ia/test-support/pages';
import { button, heading, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

// Printing, sharing and reading aloud.

interface Heard {
  spoken: string[];
  finish: () => void;
}

test('Manifesto prints as text, is shared by the device, and is read aloud until navigation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard = { spoken: [] as string[], shared: [] as ShareData[], silenced: 0, finish: () => {} };
    Object.assign(window, { heard });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => heard.shared.push(data) });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    // The test browser has no voice.
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-PT', localService: true }],
      speak: (utterance: { text: string; onend?: () => void }) => {
        heard.spoken.push(utterance.text);
        heard.finish = () => utterance.onend?.();
      },
      cancel: () => {
        heard.silenced += 1;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  });
  await open(page, '#/manifesto-cocreate');
  await expect(page.locator('article[id^=principio-]')).toHaveCount(6);

  await page.getByRole('button', { name: 'Partilhar o Manifesto' }).click();
  const shared = () =>
    page.evaluate(() => (window as unknown as { heard: { shared: ShareData[] } }).heard.shared);
  await expect
    .poll(shared)
    .toEqual([{ title: 'Manifesto IA para Todos', url: expect.stringMatching(/\/#\/manifesto-cocreate$/) }]);

  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard.spoken);
  await page.getByRole('button', { name: 'Ouvir o Manifesto' }).press('Enter');
  await expect.poll(heard).toEqual(['O Manifesto']);
  await page.evaluate(() => (window as unknown as { heard: Heard }).heard.finish());
  await expect.poll(async () => (await heard())[1]).toMatch(/^O Manifesto IA para Todos é um compromisso/);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('button', { name: 'Continuar a ouvir' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar a ouvir' }).click();
  const silenced = () =>
    page.evaluate(() => (window as unknown as { heard: { silenced: number } }).heard.silenced);
  const before = await silenced();
  await goTo(page, '#/aprender');
  await expectPage(page, '/aprender');
  expect(await silenced()).toBeGreaterThan(before);

  await goTo(page, '#/manifesto-cocreate');
  await expect(page.locator('article[id^=principio-]')).toHaveCount(6);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main').getByRole('textbox').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Supervisão Humana' })).toBeVisible();
});

test('Prompt prints with its answer and the source of the answer, without buttons', async ({ page }) => {
  await openRecipe(page, 'brainstorm');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('final-prompt')).toBeVisible();
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect(await printToPdf(page)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('answer')).toBeVisible();
  await expect(page.getByText(/exemplo.*equipa|Gerado por IA/i).first()).toBeVisible();
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});
