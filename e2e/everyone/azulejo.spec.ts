import { readFile } from 'node:fs/promises';
import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { expectPage, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';
import { keyboard } from '../support/input-methods.ts';

// «O meu azulejo» is the visitor's tile: each kind of task adds a layer. Tested by keyboard on a narrow
// screen.

const PHONE = { width: 360, height: 740 };
const PROGRESS_PAGE = '#/o-meu-progresso';
const COURSE = '#/mscopilot-course-v3';
/** Accessible names of the tile: unglazed, which means bare clay without layers, and with layers. */
const UNGLAZED = 'O meu azulejo: ainda em barro';
const tileName = (layers: number) => `O meu azulejo: ${layers} de 7 camadas`;

const headerTile = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
const seed = (page: Page) => page.evaluate(() => localStorage.getItem('personalTile'));
const expectAccessibleLayout = async (page: Page) => {
  await expectAccessible(page);
  expect(await layoutFaults(page)).toEqual([]);
};

async function vote(page: Page) {
  await open(page, '#/manifesto-cocreate');
  const card = page.locator('#principios').getByRole('article', { name: 'Literacia' });
  await keyboard.press(page, card.getByRole('button', { name: /^Concordo/ }));
}
async function finishBlock(page: Page) {
  await open(page, COURSE);
  await keyboard.press(page, page.getByRole('button', { name: 'Continuar', exact: true }));
}
async function makePrompt(page: Page) {
  await openRecipe(page, 'brainstorm');
  await keyboard.press(page, button(page, 'Gerar com IA'));
}

test.use({ viewport: PHONE });

test("Visitor's tile starts unglazed, grows with each task, and can be saved, shared, transferred and erased", async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('grows', async () => {
    await open(page, '#/');
    await expect(headerTile(page, UNGLAZED)).toBeVisible();
    expect(await seed(page)).toBeNull();
    await vote(page);
    await expect(headerTile(page, tileName(1))).toBeVisible();
    const drawing = await seed(page);
    expect(drawing).toMatch(/^[0-9a-f]{8}$/);
    await finishBlock(page);
    await expect(headerTile(page, tileName(2))).toBeVisible();
    await makePrompt(page);
    await expect(headerTile(page, tileName(3))).toBeVisible();
    expect(await seed(page)).toBe(drawing);
  });
  const drawing = await seed(page);

  const section = page.locator('#azulejo');
  await test.step('shows its layers', async () => {
    await keyboard.press(page, headerTile(page, tileName(3)));
    await expectPage(page, '/o-meu-progresso');
    await expect(section.getByRole('img', { name: tileName(3) })).toBeVisible();
    await expect(section.getByRole('list').first()).toHaveText(
      /Um bloco de um curso.*Um voto num princípio.*Um prompt seu/s,
    );
    await expect(section.getByRole('link', { name: 'Sugira uma melhoria ao Manifesto.' })).toHaveAttribute(
      'href',
      '#/manifesto-cocreate#contribuir',
    );
    await expectAccessibleLayout(page);
  });

  await test.step('is saved as a picture', async () => {
    const requestedUrls: string[] = [];
    page.on('request', (request) => request.url().startsWith('http') && requestedUrls.push(request.url()));
    const download = page.waitForEvent('download');
    await keyboard.press(page, button(page, 'Guardar o meu azulejo'));
    const file = await download;
    expect(file.suggestedFilename()).toBe('o-meu-azulejo.png');
    const png = await readFile(await file.path());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1024, 1024]);
    expect(requestedUrls).toEqual([]);
  });

  const address = await test.step('is shared', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    const share = section.getByRole('button', { name: 'Partilhar' });
    await keyboard.press(page, share);
    await expect(share).toContainText('Ligação copiada');
    return page.evaluate(() => navigator.clipboard.readText());
  });
  expect(address).toMatch(new RegExp(`#/\\?azulejo=${drawing}\\.3$`));

  const other = await (await browser.newContext({ baseURL, viewport: PHONE })).newPage();
  await test.step("is shown next to another visitor's tile", async () => {
    await other.goto(address);
    const both = other.getByRole('region', { name: 'Um azulejo que lhe enviaram' });
    await expect(both).toContainText('O azulejo que lhe enviaram tem 3 de 7 camadas. O seu ainda é de barro');
    await expect(both.getByRole('img', { name: /formam uma flor/ })).toBeVisible();
    await expectAccessibleLayout(other);
    expect(await seed(other)).toBeNull();
    await keyboard.press(other, both.getByRole('link', { name: 'Começar o meu azulejo' }));
    await expectPage(other, '/aprender');
    // An invalid seed, and more layers than the seven that exist.
    await other.goto('/#/?azulejo=abc.9');
    await expect(other.getByText(/A ligação deste azulejo chegou incompleta/)).toBeVisible();
    await open(other, '#/');
    await expect(other.getByText(/A ligação deste azulejo/)).toHaveCount(0);
  });

  await test.step('is transferred to another device by file', async () => {
    const download = page.waitForEvent('download');
    await keyboard.press(page, button(page, 'Descarregar ficheiro'));
    await open(other, PROGRESS_PAGE);
    await expect(headerTile(other, UNGLAZED)).toBeVisible();
    await other.getByLabel('Ficheiro do outro dispositivo').setInputFiles(await (await download).path());
    await keyboard.press(other, button(other, 'Trazer para este dispositivo'));
    await expect(headerTile(other, tileName(3))).toBeVisible();
    expect(await seed(other)).toBe(drawing);
    await other.context().close();
  });

  await test.step('is erased with all other data', async () => {
    await keyboard.press(page, button(page, 'Apagar tudo deste dispositivo'));
    await keyboard.press(page, button(page, 'Sim, apagar tudo'));
    await expect(headerTile(page, UNGLAZED)).toBeVisible();
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
  });
});

test('New layer appears without motion when reduced motion is set, and without layout shift', async ({
  page,
}) => {
  const countTileAnimations = () =>
    page.getByRole('banner').evaluate(
      (header) =>
        header.getAnimations({ subtree: true }).filter((one) => {
          const { target } = one.effect as KeyframeEffect;
          return target?.closest('a')?.getAttribute('href') === '#/o-meu-progresso';
        }).length,
    );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, COURSE);
  await expect(headerTile(page, UNGLAZED)).toBeVisible();
  const before = await headerTile(page, UNGLAZED).boundingBox();
  await page.getByRole('button', { name: 'Continuar', exact: true }).press('Enter');
  await expect(headerTile(page, tileName(1))).toBeVisible();
  expect(await countTileAnimations()).toBe(0);
  const after = await headerTile(page, tileName(1)).boundingBox();
  expect([after?.x, after?.width, after?.height]).toEqual([before?.x, before?.width, before?.height]);
});
