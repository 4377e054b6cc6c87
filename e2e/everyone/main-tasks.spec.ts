// Over 300 lines: one visit from the manifesto to another device, in which each task needs the previous ones.
import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { expectPage, open } from '@ia/test-support/pages';
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { followNavigation, type InputMethod, keyboard, touch } from '../support/input-methods.ts';
import { heardSince, recordAnnouncements } from './announcements.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

// Each main task from start to end, with the keyboard only and on a phone.

const SIGNING = 'https://assinatura.municipio.example/';
const NAME = 'Inês Araújo';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const toPage = (way: InputMethod, page: Page, name: string) =>
  followNavigation(way, page, /^(Explorar|Menu)$/, name);
const toSection = (way: InputMethod, page: Page, name: string) =>
  followNavigation(way, page, /^(Nesta página|Menu)$/, name);

/** Checks accessibility and layout of a region. */
async function isWell(page: Page, within = 'main'): Promise<void> {
  await expectAccessible(page, { within });
  expect(await layoutFaults(page)).toEqual([]);
}

async function sign(way: InputMethod, page: Page): Promise<void> {
  await open(page, '#/');
  await way.press(page, main(page).getByRole('link', { name: 'Assinar o Manifesto' }).first());
  const part = page.locator('#manifesto');
  await expect(part.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(part).toMatchAriaSnapshot(`
    - heading "Seis princípios para uma IA de todos" [level=2]
    - list:
      - listitem:
        - heading "Literacia" [level=3]
      - listitem:
        - heading "Supervisão Humana" [level=3]
    - link /Assinar o Manifesto.*novo separador/
    - link "Participar no Manifesto"
  `);
  const opened = page.context().waitForEvent('page');
  await way.press(page, part.getByRole('link', { name: /^Assinar o Manifesto/ }));
  const form = await opened;
  await expect(form).toHaveURL(SIGNING);
  await form.close();
}

async function vote(way: InputMethod, page: Page): Promise<void> {
  await toPage(way, page, 'Co-criar o Manifesto');
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('main h1')).toBeFocused();
  await toSection(way, page, 'Princípios');
  const card = page.locator('#principios').getByRole('article', { name: 'Literacia' });
  await expect(card.getByRole('button', { name: /^Concordo \(\d+\)/ })).toBeVisible();
  await heardSince(page);
  await way.press(page, card.getByRole('button', { name: /^Concordo/ }));
  await expect(card).toMatchAriaSnapshot(`
    - article "Literacia":
      - heading "Literacia" [level=3]
      - meter "Concordância"
      - button /Concordo \\(\\d+\\)/ [disabled] [pressed]
      - button "Não concordo" [disabled]
      - status: Obrigado pelo seu voto!
  `);
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await heardSince(page)));
      return heard;
    })
    .toEqual([
      expect.stringContaining('Obrigado pelo seu voto!'),
      expect.stringContaining('Tem 10 segundos para anular o voto.'),
    ]);
  await isWell(page, '#principios');
}

/** Votes on every principle: each vote shows a tile, and the sixth shows the thanks. */
async function voteOnAll(way: InputMethod, page: Page): Promise<void> {
  const cards = page.locator('#principios').getByRole('article');
  await expect(cards).toHaveCount(6);
  const thanks = heading(page, 'Votou nos seis');
  for (const card of (await cards.all()).slice(1)) {
    await expect(thanks).toHaveCount(0);
    const tile = card.locator('[data-glazed]');
    await expect(tile).toHaveAttribute('data-glazed', 'false');
    await heardSince(page);
    await way.press(page, card.getByRole('button', { name: 'Não concordo' }));
    await expect(tile).toHaveAttribute('data-glazed', 'true');
    await expect(card.getByRole('button', { name: 'Não concordo' })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(thanks).toBeVisible();
  await expect.poll(async () => (await heardSince(page)).join(' ')).toContain('Votou nos seis.');
  await isWell(page, '#principios');
}

/** Opens the table of the wall, which contains the numbers of the picture. */
async function readWall(way: InputMethod, page: Page): Promise<void> {
  await page.reload();
  await expectPage(page, '/manifesto-cocreate');
  const wall = page.getByRole('img', { name: /^Parede de todos/ });
  // Tiles are unglazed until the totals load.
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await way.press(page, main(page).getByText('Ver em tabela'));
  const table = page.getByRole('table', { name: 'Votos em cada princípio' });
  await expect(table).toBeVisible();
  const rows = await table
    .getByRole('row')
    .evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
    );
  const numbers = rows.filter((row) => row.length === 2);
  const total = numbers.pop() ?? [];
  expect(numbers).toHaveLength(6);
  const sum = (column: 0 | 1) => numbers.reduce((all, row) => all + (row[column] ?? 0), 0);
  expect(total).toEqual([sum(0), sum(1)]);
  const text = await main(page).locator('details').first().textContent();
  const suggestions = /Sugestões publicadas: (\d+)/.exec(text ?? '');
  await expect(wall).toHaveAccessibleName(
    new RegExp(
      `^Parede de todos: ${total[0]} votos? a favor, ${total[1]} contra e ${suggestions?.[1]} sugest`,
    ),
  );
  await isWell(page, 'main details');
  await way.press(page, main(page).getByText('Ver em tabela'));
  await expect(table).toBeHidden();
}

/** @returns the receipt code */
async function suggest(way: InputMethod, page: Page, idea: string): Promise<string> {
  await toSection(way, page, 'Contribuir');
  const form = page.locator('#contribuir');
  await way.write(page, form.getByLabel('A sua sugestão'), idea);
  await way.press(page, form.getByRole('button', { name: 'Continuar' }));
  await expect(heading(page, 'Quer assinar a sua sugestão?')).toBeFocused();
  await way.check(page, form.getByRole('radio', { name: 'Assinar com o meu nome' }));
  await way.write(page, form.getByLabel('O seu nome'), 'Rosa');
  await expect(form).toMatchAriaSnapshot(`
    - heading "Quer assinar a sua sugestão?" [level=3]
    - button "Alterar o texto"
    - radiogroup "Quer assinar a sua sugestão?":
      - radio "Enviar sem assinar"
      - radio "Assinar com o meu nome" [checked]
    - textbox "O seu nome (opcional)": Rosa
    - button "Enviar sugestão"
  `);
  await isWell(page, '#contribuir');
  await way.press(page, form.getByRole('button', { name: 'Enviar sugestão' }));
  await expect(heading(page, 'Sugestão enviada. Obrigado!')).toBeFocused();
  const code = await form
    .getByText(/^IA(-[0-9A-Z]{4}){4}$/)
    .first()
    .textContent();
  await heardSince(page);
  await way.press(page, form.getByRole('button', { name: 'Acompanhar esta sugestão' }));
  await expect(page.locator('#acompanhar')).toContainText(/Recebida \(estado atual\)/);
  await isWell(page, '#contribuir');
  return code ?? '';
}

async function buildPrompt(way: InputMethod, page: Page): Promise<void> {
  await toPage(way, page, 'Fábrica de Prompts');
  await expectPage(page, '/prompt-factory');
  await way.press(page, button(page, 'Começar a Criar'));
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
  await way.press(page, button(page, /^Gerar Ideias/));
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await way.press(page, button(page, 'Tempestade de Ideias').first());
  await expect(heading(page, 'Tempestade de Ideias')).toBeFocused();
  await heardSince(page);
  await way.pick(page, page.getByRole('combobox', { name: 'Quantas ideias' }), '10');
  await expect(page.getByTestId('final-prompt')).toContainText('Sugere 10 ideias');
  await isWell(page, '#fabrica');
  await way.press(page, button(page, 'Gerar com IA'));
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await expect(page.getByTestId('answer')).not.toBeEmpty();
  await way.press(page, button(page, /^Copiar resposta/));
  await isWell(page, '#fabrica');
}

/** Completes all lessons of the shortest course. */
async function finishCourse(way: InputMethod, page: Page): Promise<void> {
  await toPage(way, page, 'Aprender');
  await expectPage(page, '/aprender');
  await way.press(page, main(page).getByRole('link', { name: 'MS Copilot V2' }).first());
  await expectPage(page, '/mscopilot-course-v2');
  for (let done = 1; done <= 5; done++) {
    await heardSince(page);
    const go = done < 5 ? 'Marcar como Concluído e Continuar' : 'Marcar como Concluído e Terminar';
    await way.press(page, button(page, go));
    if (done < 5) await expect(page.locator('#blocos article h3').last()).toBeFocused();
    await expect
      .poll(async () => (await heardSince(page)).join(' '))
      .toMatch(done < 5 ? /\+20 pontos/ : /medalha/);
  }
  await expect(heading(page, 'Curso completo')).toBeFocused();
  // The completion panel: new skills, the medal and the next step.
  const end = main(page).getByRole('region', { name: 'Curso completo' });
  await expect(end.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  await expect(end.getByRole('figure')).toContainText('Medalha desbloqueada');
  await expect(end.getByRole('link', { name: /^A seguir/ })).toBeVisible();
  await isWell(page);
}

async function printDeclaration(way: InputMethod, page: Page): Promise<void> {
  await way.press(page, main(page).getByRole('link', { name: 'Ver a declaração de conclusão' }));
  await expectPage(page, '/aprender/declaracao');
  await way.write(page, page.getByLabel('Nome'), NAME);
  await expect(page.getByRole('article', { name: 'A folha que vai imprimir' })).toMatchAriaSnapshot(`
    - article "A folha que vai imprimir":
      - heading "Declaração de conclusão" [level=2]
      - paragraph: ${NAME}
      - paragraph:
        - text: declara que concluiu o curso
        - strong: «MS Copilot V2»
      - heading "O que aprendeu a fazer" [level=3]
      - list
      - heading "De que trata o curso" [level=3]
      - heading "O que esta folha é" [level=3]
  `);
  await isWell(page);
  await way.press(page, button(page, 'Imprimir ou guardar em PDF'));
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
}

/** Exports the data: the URLs of the QR codes, and the file. */
async function exportData(way: InputMethod, page: Page): Promise<{ addresses: string[]; file: string }> {
  await toPage(way, page, 'O meu progresso');
  await expectPage(page, '/o-meu-progresso');
  await expect(page.locator('#mudar')).toBeAttached();
  await way.press(page, button(page, 'Mostrar código QR'));
  const title = heading(page, /^Código QR/);
  await expect(title).toHaveText(/^Código QR 1 de \d$/);
  const count = Number(/\d$/.exec((await title.textContent()) ?? '')?.[0]);
  expect(count, 'more data than one QR code holds').toBeGreaterThan(1);
  const addresses: string[] = [];
  for (let part = 1; part <= count; part++) {
    await expect(page.getByRole('img', { name: `Código QR com a parte ${part} de ${count}` })).toBeVisible();
    await way.press(page, button(page, /^Copiar o endereço/));
    await expect(button(page, /^Endereço copiado/)).toBeVisible();
    addresses.push(await page.evaluate(() => navigator.clipboard.readText()));
    if (part === 1) await isWell(page);
    if (part === count) break;
    await heardSince(page);
    await way.press(page, button(page, 'Código seguinte'));
    await expect.poll(() => heardSince(page)).toContain(`Código QR ${part + 1} de ${count}`);
  }
  const saved = page.waitForEvent('download');
  await way.press(page, button(page, 'Descarregar ficheiro'));
  return { addresses, file: await (await saved).path() };
}

async function takeHere(way: InputMethod, page: Page): Promise<void> {
  await expect(heading(page, 'Isto veio de outro dispositivo')).toBeFocused();
  await isWell(page);
  await heardSince(page);
  await way.press(page, button(page, 'Trazer para este dispositivo'));
  await expect(heading(page, /está agora aqui/)).toBeFocused();
  expect((await heardSince(page)).join()).toContain('O progresso do outro dispositivo está agora aqui.');
}

/** Checks that the second device shows the course, suggestion and vote of the first. */
async function hasEverything(way: InputMethod, page: Page, code: string): Promise<void> {
  await expect(page.locator('#cursos')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "MS Copilot V2" [level=3]
        - progressbar "Progresso"
        - link "Rever"
        - link "Declaração de conclusão"
  `);
  await toPage(way, page, 'Co-criar o Manifesto');
  await expectPage(page, '/manifesto-cocreate');
  const card = page.locator('#principios').getByRole('article', { name: 'Literacia' });
  await expect(card.getByRole('button', { name: /^Concordo/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'As minhas sugestões' })).toContainText(code);
}

async function newDevice(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ ...options, serviceWorkers: 'block' })).newPage();
  await recordAnnouncements(page);
  return page;
}

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];
// The server rejects equal texts on one day, and one worker may run both variants, so the ideas differ.
const WAYS = [
  {
    how: 'with the keyboard alone',
    way: keyboard,
    options: { viewport: { width: 1280, height: 800 } },
    idea: 'Explicar numa frase o que cada ferramenta faz com os dados.',
  },
  {
    how: 'with a finger, on a phone of 360 px',
    way: touch,
    options: { ...phone, viewport: { width: 360, height: 740 } },
    idea: 'Dizer em cada página há quanto tempo foi revista.',
  },
] as const;

for (const { how, way, options, idea } of WAYS) {
  test.describe(how, () => {
    test.use(options);

    test('Visitor signs, votes, suggests, builds a prompt, finishes a course and transfers everything to another device', async ({
      page,
      context,
      browser,
      baseURL,
      site,
      browserErrors,
    }) => {
      test.setTimeout(240_000);
      browserErrors.expect(/^third party: https:\/\/assinatura/);
      await context.route(`${SIGNING}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Assinar</title>' }),
      );
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      site.configure({ links: { signManifesto: SIGNING } });
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await recordAnnouncements(page);

      await test.step('sign', () => sign(way, page));
      await test.step('vote', () => vote(way, page));
      await test.step('vote on all six', () => voteOnAll(way, page));
      await test.step('read the wall in a table', () => readWall(way, page));
      const code = await test.step('suggest and follow', () => suggest(way, page, idea));
      await test.step('build a prompt', () => buildPrompt(way, page));
      await test.step('finish a course', () => finishCourse(way, page));
      await test.step('print the declaration', () => printDeclaration(way, page));
      const { addresses, file } = await test.step('export the data', () => exportData(way, page));

      await test.step('import by the URLs of several QR codes', async () => {
        const other = await newDevice(browser, { ...options, baseURL });
        for (const [i, address] of addresses.entries()) {
          await other.goto('about:blank'); // a camera opens each URL in a new document
          await other.goto(address);
          if (i + 1 < addresses.length)
            await expect(
              main(other).getByText(`Códigos que já chegaram: ${i + 1} de ${addresses.length}.`),
            ).toBeVisible();
        }
        await takeHere(way, other);
        await hasEverything(way, other, code);
        await other.context().close();
      });
      await test.step('import by file', async () => {
        const other = await newDevice(browser, { ...options, baseURL });
        await open(other, '#/o-meu-progresso');
        const asked = other.waitForEvent('filechooser');
        await way.press(other, other.getByLabel('Ficheiro do outro dispositivo'));
        await (await asked).setFiles(file);
        await takeHere(way, other);
        await hasEverything(way, other, code);
        await other.context().close();
      });
    });
  });
}
