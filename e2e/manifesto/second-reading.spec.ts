import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@ia/test-support/axe';
import { open } from '@ia/test-support/pages';
import { expect, test } from '../support/fixtures.ts';
import {
  createAccount,
  lookUpReceipt,
  queuedSuggestion,
  ROUTE,
  showQueue,
  signIn,
  submitSuggestion,
} from './journey.ts';

// An author who disagrees with a refusal can ask once for a second reading. Another moderator then
// publishes the suggestion, or upholds the refusal with an explanation.

const IDEA = 'Uma ideia que duas pessoas têm de ler';

test('Author of a refused suggestion requests a second reading, which another moderator answers', async ({
  page,
  site,
}) => {
  test.slow();
  const [first, second] = [await createAccount(site, 'moderator'), await createAccount(site, 'moderator')];
  await open(page, ROUTE);
  const code = await submitSuggestion(page, IDEA);
  await signIn(page, first);
  await queuedSuggestion(page, IDEA).getByRole('button', { name: 'Não publicar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('textbox', { name: 'Explicação para quem enviou' }).fill('É sobre uma rua.');
  await dialog.getByRole('button', { name: 'Não publicar a sugestão' }).click();
  await expect(dialog).toHaveCount(0);

  await open(page, ROUTE);
  await lookUpReceipt(page, code);
  const reading = page.getByRole('region', { name: 'Não concorda?' });
  await expectAccessible(page, { within: '#acompanhar' });
  await reading.getByRole('button', { name: 'Pedir outra leitura' }).click();
  await expect(reading.locator(':focus')).toContainText(/Pedido recebido.*Contamos responder até/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pôr o prazo no calendário' }).click();
  const calendar = await readFile(await (await download).path(), 'utf8');
  expect(calendar).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:\d{8}\r\n/);
  expect(calendar, 'the code stays out of calendars').not.toContain(code);

  // The feed parses as XML in the browser.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('Seguir num leitor de notícias').click();
  await expectAccessible(page, { within: '#acompanhar' });
  await page.getByRole('button', { name: 'Copiar o endereço' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address, 'the address has no code').not.toContain(code);
  // Trusted Types forbid the parser on the site's own pages.
  const blankPage = await page.context().newPage();
  const titles = await blankPage.evaluate(
    (xml) =>
      Array.from(
        new DOMParser().parseFromString(xml, 'application/xml').querySelectorAll('entry title, parsererror'),
        ({ textContent }) => textContent,
      ),
    await (await page.request.get(address)).text(),
  );
  await blankPage.close();
  expect(titles).toEqual(['Não publicada', 'Recebida']);

  await open(page, '#/moderacao');
  await showQueue(page, 'Para segunda leitura');
  await expect(queuedSuggestion(page, IDEA)).toContainText('A decisão foi sua: responde um colega.');
  await expect(queuedSuggestion(page, IDEA).getByRole('button', { name: 'Publicar' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Terminar sessão' }).click();
  await signIn(page, second);
  await showQueue(page, 'Para segunda leitura');
  await queuedSuggestion(page, IDEA).getByRole('button', { name: 'Manter a decisão' }).click();
  await expectAccessible(page, { within: '[role="dialog"]' });
  await dialog.getByRole('textbox', { name: 'Explicação para quem enviou' }).fill('Li de novo: é da junta.');
  await dialog.getByRole('button', { name: 'Manter a decisão' }).click();
  await expect(queuedSuggestion(page, IDEA)).toHaveCount(0);

  await open(page, ROUTE);
  await lookUpReceipt(page, code);
  await expect(page.locator('#acompanhar')).toContainText('Lida outra vez: a decisão mantém-se');
  await expect(page.locator('#acompanhar')).toContainText('Li de novo: é da junta.');
  await expect(reading).toHaveCount(0);
});
