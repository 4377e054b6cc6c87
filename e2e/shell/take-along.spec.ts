import { expectPage, goTo, open } from '@ia/test-support/pages';
import { sheets } from '../courses/journey.ts';
import { button, heading, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';

// Pages that one takes along: on paper, to others, by ear.

interface Heard {
  said: string[];
  finish: () => void;
}

test('the manifesto prints as a text, is shared by the device, and is read aloud until one leaves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const heard = { said: [] as string[], shared: [] as ShareData[], silenced: 0, finish: () => {} };
    Object.assign(window, { heard });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => heard.shared.push(data) });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    // The browser of the tests has no voice.
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-PT', localService: true }],
      speak: (utterance: { text: string; onend?: () => void }) => {
        heard.said.push(utterance.text);
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

  const heard = () => page.evaluate(() => (window as unknown as { heard: Heard }).heard.said);
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

test('a prompt prints with its answer and what wrote it, and nothing to press', async ({ page }) => {
  await openRecipe(page, 'brainstorm');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('final-prompt')).toBeVisible();
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'screen' });
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('answer')).toBeVisible();
  await expect(page.getByText(/exemplo.*equipa|Gerado por IA/i).first()).toBeVisible();
  await expect(page.locator('main').getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
});
