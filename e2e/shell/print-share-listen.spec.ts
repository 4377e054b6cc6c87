import { expectPage, goTo, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { button, heading, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';
import { printToPdf } from '../support/print-to-pdf.ts';

// Visitors can print a page, share it through their device, and have it read aloud. Fakes replace the share
// dialog and the speech synthesis.

/** Calls of the fake speech synthesis and of the fake share dialog. */
interface Calls {
  spoken: string[];
  shared: ShareData[];
  /** Number of calls of `speechSynthesis.cancel`. */
  cancelled: number;
  /** Ends the current utterance. */
  finish: () => void;
}

const readCalls = (page: Page) =>
  page.evaluate(() => {
    const { spoken, shared, cancelled } = (window as unknown as { calls: Calls }).calls;
    return { spoken, shared, cancelled };
  });

test('Manifesto prints as text, is shared by the device, and is read aloud until navigation', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const calls: Calls = { spoken: [], shared: [], cancelled: 0, finish: () => {} };
    Object.assign(window, { calls });
    Object.defineProperty(navigator, 'share', { value: async (data: ShareData) => calls.shared.push(data) });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    // The test browser has no voice.
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'pt-PT', localService: true }],
      speak: (utterance: { text: string; onend?: () => void }) => {
        calls.spoken.push(utterance.text);
        calls.finish = () => utterance.onend?.();
      },
      cancel: () => {
        calls.cancelled += 1;
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
  await expect
    .poll(async () => (await readCalls(page)).shared)
    .toEqual([{ title: 'Manifesto IA para Todos', url: expect.stringMatching(/\/#\/manifesto-cocreate$/) }]);

  const readSpoken = async () => (await readCalls(page)).spoken;
  await page.getByRole('button', { name: 'Ouvir o Manifesto' }).press('Enter');
  await expect.poll(readSpoken).toEqual(['O Manifesto']);
  await page.evaluate(() => (window as unknown as { calls: Calls }).calls.finish());
  await expect
    .poll(async () => (await readSpoken())[1])
    .toMatch(/^A equipa do programa escreveu a primeira versão/);
  await page.getByRole('button', { name: 'Pausar' }).click();
  await expect(page.getByRole('button', { name: 'Continuar a ouvir' })).toBeVisible();
  await page.getByRole('button', { name: 'Continuar a ouvir' }).click();
  const { cancelled } = await readCalls(page);
  await goTo(page, '#/aprender');
  await expectPage(page, '/aprender');
  expect((await readCalls(page)).cancelled).toBeGreaterThan(cancelled);

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
