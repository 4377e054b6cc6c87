import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { declared } from '../../mfe-courses/src/content/declaration/topics.ts';
import { expect, test } from '../support/fixtures.ts';
import { press, sheets } from './journey.ts';

const NAME =
  'Maria da Conceição Albuquerque de Vasconcelos e Sousa Guimarães Telles de Menezes e Castro Corte-Real de Almada';
const courses = [catalogue.descobrir, catalogue.mscopilot, catalogue.copilotV2, catalogue.copilotV3];

test('a declaration of each finished course prints to one A4 page, with a name that goes nowhere', async ({
  page,
}) => {
  await page.addInitScript((finished) => {
    for (const { storageKey, goal, groups } of finished) {
      localStorage.setItem(storageKey, String(goal));
      const done = groups.map(({ group_id }) => group_id);
      localStorage.setItem(`${storageKey}State`, JSON.stringify({ done, finishedOn: '2026-09-30' }));
    }
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  }, courses);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  // From the end of the course, by keyboard.
  await open(page, `#${catalogue.copilotV2.to}#fim-do-curso`);
  await press(page, page.getByRole('link', { name: 'Ver a declaração de conclusão' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A sua declaração de conclusão');
  const paper = page.getByRole('article', { name: 'A folha que vai imprimir' });
  await expect(paper).toContainText('«MS Copilot V2»');
  await expectAccessible(page, { within: 'main' });
  await page.getByLabel('Nome').fill(NAME);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');

  for (const { id } of declared) {
    await open(page, `#/aprender/declaracao?curso=${id}`);
    await expect(paper).toContainText('De que trata o curso');
    expect(await sheets(page), `${id}, without a name`).toBe(1);
    await page.getByLabel('Nome').fill(NAME);
    await expect(paper).toContainText('Corte-Real');
    expect(await sheets(page), `${id}, with a long name`).toBe(1);
  }
  // Twice the text on a small phone, and dark: the page stays as wide as the screen, the paper one light sheet.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  // The window takes its new width a moment after the paper gave the page back.
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect.poll(wider).toBeLessThanOrEqual(0);
  expect(await sheets(page)).toBe(1);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const ink = await paper.evaluate((element) => getComputedStyle(element).color);
  expect(Number(/oklch\((0\.\d+)/.exec(ink)?.[1] ?? 0), ink).toBeLessThan(0.4);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain('Conceição');
  expect(sent.map(decodeURIComponent).join('\n')).not.toContain('Conceição');
});
