import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/fixtures.ts';

// Tests `recordAnnouncements`, which the speech tests use, on a small document.

test.beforeEach(async ({ page }) => {
  await recordAnnouncements(page);
  await page.goto(`data:text/html;charset=utf-8,
    <p id="status" role="status">De início</p>
    <p id="other" role="status"></p>
    <div id="log" aria-live="polite"></div>
    <main></main>`);
});

test('Recorder hears nothing of the document itself', async ({ page }) => {
  expect(await takeAnnouncements(page)).toEqual([]);
});

test('Recorder hears a text again when a region is filled again, or another region says the same', async ({
  page,
}) => {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const id of ['status', 'status', 'other']) {
      document.querySelector(`#${id}`)?.replaceChildren();
      await frame();
      document.querySelector(`#${id}`)?.append('Copiado!');
      await frame();
    }
  });
  expect(await takeAnnouncements(page)).toEqual(['Copiado!', 'Copiado!', 'Copiado!']);
});

test('Recorder hears several changes of one region in one task once, with their last text', async ({
  page,
}) => {
  await page.evaluate(() => {
    const region = document.querySelector('#status');
    region?.replaceChildren('Um');
    region?.append(' dois');
    if (region?.lastChild) region.lastChild.nodeValue = ' três';
  });
  expect(await takeAnnouncements(page)).toEqual(['Um três']);
});

test('Recorder hears a status or an alert that is inserted with its text', async ({ page }) => {
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.insertAdjacentHTML('beforeend', '<div><p role="status">A carregar…</p></div>');
    main?.insertAdjacentHTML('beforeend', '<p role="alert">Não deu.</p><p role="status"></p>');
  });
  expect(await takeAnnouncements(page)).toEqual(['A carregar…', 'Não deu.']);
});

test('Recorder hears what is added to a region that is not atomic, and no removal', async ({ page }) => {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const log = document.querySelector('#log');
    log?.insertAdjacentHTML('beforeend', '<p>Um</p>');
    await frame();
    log?.insertAdjacentHTML('beforeend', '<p>Dois</p>');
    await frame();
    log?.firstElementChild?.remove();
  });
  expect(await takeAnnouncements(page)).toEqual(['Um', 'Dois']);
});
