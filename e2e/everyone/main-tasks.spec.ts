// Over 300 lines: one visit from the manifesto to another device, in which each task needs the previous ones.
import { expectAccessible } from '@ia/test-support/axe';
import { layoutFaults } from '@ia/test-support/layout';
import { expectPage, open, waitForContent } from '@ia/test-support/pages';
import { type Browser, type BrowserContextOptions, devices, type Page } from 'playwright/test';
import { currentGroup, RIGHT_ANSWERS } from '../courses/progress.ts';
import { recordAnnouncements, takeAnnouncements } from '../support/announcements.ts';
import { expect, test } from '../support/fixtures.ts';
import { followNavigation, type InputMethod, keyboard, touch } from '../support/input-methods.ts';

test.describe.configure({ mode: 'parallel' });
test.use({ actionTimeout: 15_000 });

// Each main task from start to end, with the keyboard only and on a phone.

const SIGNATURE_URL = 'https://assinatura.municipio.example/';
const NAME = 'Inês Araújo';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const goToPage = (input: InputMethod, page: Page, name: string) =>
  followNavigation(input, page, /^(Explorar|Menu)$/, name);
const goToSection = (input: InputMethod, page: Page, name: string) =>
  followNavigation(input, page, /^(Nesta página|Menu)$/, name);

/** Checks accessibility and layout of a region. */
async function expectAccessibleLayout(page: Page, within = 'main'): Promise<void> {
  await expectAccessible(page, { within });
  expect(await layoutFaults(page)).toEqual([]);
}

async function sign(input: InputMethod, page: Page): Promise<void> {
  await open(page, '#/');
  await input.press(page, main(page).getByRole('link', { name: 'Assinar o Manifesto' }).first());
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
  await input.press(page, part.getByRole('link', { name: /^Assinar o Manifesto/ }));
  const form = await opened;
  await expect(form).toHaveURL(SIGNATURE_URL);
  await form.close();
}

async function vote(input: InputMethod, page: Page): Promise<void> {
  await goToPage(input, page, 'Co-criar o Manifesto');
  await expectPage(page, '/manifesto-cocreate');
  await expect(page.locator('main h1')).toBeFocused();
  await goToSection(input, page, 'Princípios');
  const card = page.locator('#principios').getByRole('article', { name: 'Literacia' });
  await expect(card.getByRole('button', { name: /^Concordo \(\d+\)/ })).toBeVisible();
  await takeAnnouncements(page);
  await input.press(page, card.getByRole('button', { name: /^Concordo/ }));
  await expect(card).toMatchAriaSnapshot(`
    - article "Literacia":
      - heading "Literacia" [level=3]
      - meter "Concordância"
      - button /Concordo \\(\\d+\\)/ [pressed]
      - button "Não concordo" [disabled]
      - status: Obrigado pelo seu voto!
  `);
  const heard: string[] = [];
  await expect
    .poll(async () => {
      heard.push(...(await takeAnnouncements(page)));
      return heard;
    })
    .toEqual([
      expect.stringContaining('Obrigado pelo seu voto!'),
      expect.stringContaining('Tem 30 segundos para anular o voto:'),
    ]);
  await expectAccessibleLayout(page, '#principios');
}

/**
 * Votes on every principle. Each vote glazes the tile of its card: colour instead of bare clay. The sixth
 * vote shows the thanks.
 */
async function voteOnAll(input: InputMethod, page: Page): Promise<void> {
  const cards = page.locator('#principios').getByRole('article');
  await expect(cards).toHaveCount(6);
  const thanks = heading(page, 'Votou nos seis');
  for (const card of (await cards.all()).slice(1)) {
    await expect(thanks).toHaveCount(0);
    const tile = card.locator('[data-glazed]');
    await expect(tile).toHaveAttribute('data-glazed', 'false');
    await takeAnnouncements(page);
    await input.press(page, card.getByRole('button', { name: 'Não concordo' }));
    await expect(tile).toHaveAttribute('data-glazed', 'true');
    await expect(card.getByRole('button', { name: 'Não concordo' })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(thanks).toBeVisible();
  await expect.poll(async () => (await takeAnnouncements(page)).join(' ')).toContain('Votou nos seis.');
  await expectAccessibleLayout(page, '#principios');
}

/**
 * Opens the table of the wall, which contains the numbers of the picture. The picture has one tile for each
 * vote. Examples are votes and suggestions that the team wrote.
 */
async function readWall(input: InputMethod, page: Page): Promise<void> {
  await page.reload();
  await expectPage(page, '/manifesto-cocreate');
  const wall = page.getByRole('img', { name: /^Parede de todos/ });
  // Tiles are unglazed (bare clay) until the totals load.
  await waitForContent(page);
  await input.press(page, main(page).getByText('Ver em tabela'));
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
  const examples = /São exemplos da equipa: (\d+)/.exec(text ?? '');
  await expect(wall).toHaveAccessibleName(
    new RegExp(
      `^Parede de todos: ${total[0]} votos? a favor, ${total[1]} contra.* São exemplos: .* e ${examples?.[1]} sugest`,
    ),
  );
  await expectAccessibleLayout(page, 'main details');
  await input.press(page, main(page).getByText('Ver em tabela'));
  await expect(table).toBeHidden();
}

/** @returns the receipt code */
async function suggest(input: InputMethod, page: Page, idea: string): Promise<string> {
  await goToSection(input, page, 'Contribuir');
  const form = page.locator('#contribuir');
  await input.write(page, form.getByLabel('A sua sugestão'), idea);
  await input.press(page, form.getByRole('button', { name: 'Continuar' }));
  await expect(heading(page, 'Quer assinar a sua sugestão?')).toBeFocused();
  await input.check(page, form.getByRole('radio', { name: 'Assinar com o meu nome' }));
  await input.write(page, form.getByLabel('O seu nome'), 'Rosa');
  await expect(form).toMatchAriaSnapshot(`
    - heading "Quer assinar a sua sugestão?" [level=3]
    - button "Alterar o texto"
    - radiogroup "Quer assinar a sua sugestão?":
      - radio "Não assinar"
      - radio "Assinar com o meu nome" [checked]
    - textbox "O seu nome (opcional)": Rosa
    - button "Enviar sugestão"
  `);
  await expectAccessibleLayout(page, '#contribuir');
  await input.press(page, form.getByRole('button', { name: 'Enviar sugestão' }));
  await expect(heading(page, 'Sugestão enviada. Obrigado!')).toBeFocused();
  const code = await form
    .getByText(/^IA(-[0-9A-Z]{4}){4}$/)
    .first()
    .textContent();
  await takeAnnouncements(page);
  await input.press(page, form.getByRole('button', { name: 'Acompanhar esta sugestão' }));
  await expect(page.locator('#acompanhar')).toContainText(/Recebida \(estado atual\)/);
  await expectAccessibleLayout(page, '#contribuir');
  return code ?? '';
}

async function buildPrompt(input: InputMethod, page: Page): Promise<void> {
  await goToPage(input, page, 'Fábrica de Prompts');
  await expectPage(page, '/prompt-factory');
  await input.press(page, button(page, 'Começar a Criar'));
  await expect(heading(page, 'Vamos Começar a Criar?')).toBeFocused();
  await input.press(page, button(page, /^Gerar Ideias/));
  await expect(heading(page, 'Gerar Ideias')).toBeFocused();
  await input.press(page, button(page, 'Tempestade de Ideias').first());
  await expect(heading(page, 'Tempestade de Ideias')).toBeFocused();
  await takeAnnouncements(page);
  await input.pick(page, page.getByRole('combobox', { name: 'Quantas ideias' }), '10');
  await expect(page.getByTestId('final-prompt')).toContainText('Sugere 10 ideias');
  await expectAccessibleLayout(page, '#fabrica');
  await input.press(page, button(page, 'Gerar com IA'));
  await expect(heading(page, 'O seu resultado')).toBeFocused();
  await expect(page.getByTestId('answer')).not.toBeEmpty();
  await input.press(page, button(page, /^Copiar resposta/));
  await expectAccessibleLayout(page, '#fabrica');
}

/** Completes all lessons of the shortest course. */
async function finishCourse(input: InputMethod, page: Page): Promise<void> {
  await goToPage(input, page, 'Aprender');
  await expectPage(page, '/aprender');
  await input.press(page, main(page).getByRole('link', { name: 'MS Copilot V2' }).first());
  await expectPage(page, '/mscopilot-course-v2');
  for (let done = 1; done <= 5; done++) {
    await takeAnnouncements(page);
    // The declaration needs an answer to the question that closes each block.
    const closing = currentGroup(page).locator('[data-question]').filter({ hasText: 'Para fixar' });
    await expect(closing.first()).toBeVisible();
    for (const question of await closing.all()) {
      const id = await question.getAttribute('data-question');
      const answer = RIGHT_ANSWERS[id ?? ''] ?? '';
      await input.press(page, question.getByRole('button', { name: answer }));
      await expect(question.locator('[data-state="correct"]').first()).toBeVisible();
    }
    const label = done < 5 ? 'Marcar como Concluído e Continuar' : 'Marcar como Concluído e Terminar';
    await input.press(page, button(page, label));
    if (done < 5) await expect(page.locator('#blocos article h3').last()).toBeFocused();
    await expect
      .poll(async () => (await takeAnnouncements(page)).join(' '))
      .toMatch(done < 5 ? /\+20 pontos/ : /medalha/);
  }
  await expect(heading(page, 'Curso completo')).toBeFocused();
  // The completion panel: new skills, the medal and the next step.
  const end = main(page).getByRole('region', { name: 'Curso completo' });
  await expect(end.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  await expect(end.getByRole('figure')).toContainText('Medalha desbloqueada');
  await expect(end.getByRole('link', { name: /^A seguir/ })).toBeVisible();
  await expectAccessibleLayout(page);
}

async function printDeclaration(input: InputMethod, page: Page): Promise<void> {
  await input.press(page, main(page).getByRole('link', { name: 'Ver a declaração de conclusão' }));
  await expectPage(page, '/aprender/declaracao');
  await input.write(page, page.getByLabel('Nome'), NAME);
  await expect(page.getByRole('article', { name: 'A folha que vai imprimir' })).toMatchAriaSnapshot(`
    - article "A folha que vai imprimir":
      - heading "Declaração de conclusão" [level=2]
      - paragraph: ${NAME}
      - paragraph:
        - text: declara que concluiu o curso
        - strong: «MS Copilot V2»
      - heading "O que o curso ensina" [level=3]
      - list
      - heading "De que trata o curso" [level=3]
      - heading "O que é esta folha" [level=3]
  `);
  await expectAccessibleLayout(page);
  await input.press(page, button(page, 'Imprimir ou guardar em PDF'));
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
}

/** Exports the data: the URLs of the QR codes, and the file. */
async function exportData(input: InputMethod, page: Page): Promise<{ addresses: string[]; file: string }> {
  await goToPage(input, page, 'O meu progresso');
  await expectPage(page, '/o-meu-progresso');
  await expect(page.locator('#mudar')).toBeAttached();
  await input.press(page, button(page, 'Mostrar código QR'));
  const title = heading(page, /^Código QR/);
  await expect(title).toHaveText(/^Código QR 1 de \d$/);
  const count = Number(/\d$/.exec((await title.textContent()) ?? '')?.[0]);
  expect(count, 'more data than one QR code holds').toBeGreaterThan(1);
  const addresses: string[] = [];
  for (let part = 1; part <= count; part++) {
    await expect(page.getByRole('img', { name: `Código QR com a parte ${part} de ${count}` })).toBeVisible();
    await input.press(page, button(page, /^Copiar o endereço/));
    await expect(button(page, /^Copiar o endereço/)).toHaveText(/^Endereço copiado/);
    addresses.push(await page.evaluate(() => navigator.clipboard.readText()));
    if (part === 1) await expectAccessibleLayout(page);
    if (part === count) break;
    await takeAnnouncements(page);
    await input.press(page, button(page, 'Código seguinte'));
    await expect.poll(() => takeAnnouncements(page)).toContain(`Código QR ${part + 1} de ${count}`);
  }
  const saved = page.waitForEvent('download');
  await input.press(page, button(page, 'Descarregar ficheiro'));
  return { addresses, file: await (await saved).path() };
}

async function confirmImport(input: InputMethod, page: Page): Promise<void> {
  await expect(heading(page, 'Isto veio de outro dispositivo')).toBeFocused();
  await expectAccessibleLayout(page);
  await takeAnnouncements(page);
  await input.press(page, button(page, 'Trazer para este dispositivo'));
  await expect(heading(page, /está agora aqui/)).toBeFocused();
  expect((await takeAnnouncements(page)).join()).toContain(
    'O progresso do outro dispositivo está agora aqui.',
  );
}

/** Checks that the second device shows the course, suggestion and vote of the first. */
async function expectTransferred(input: InputMethod, page: Page, code: string): Promise<void> {
  await expect(page.locator('#cursos')).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - heading "MS Copilot V2" [level=3]
        - progressbar "Progresso"
        - link "Rever"
        - link "Declaração de conclusão"
  `);
  await goToPage(input, page, 'Co-criar o Manifesto');
  await expectPage(page, '/manifesto-cocreate');
  const card = page.locator('#principios').getByRole('article', { name: 'Literacia' });
  await expect(card.getByRole('button', { name: /^Concordo/ })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'As minhas sugestões' })).toContainText(code);
}

async function openOtherDevice(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ ...options, serviceWorkers: 'block' })).newPage();
  await recordAnnouncements(page);
  return page;
}

const { viewport: _, defaultBrowserType: __, ...phone } = devices['Pixel 7'];
// The server rejects equal texts on one day, and one worker may run both variants, so the ideas differ.
const VARIANTS = [
  {
    how: 'with the keyboard alone',
    input: keyboard,
    options: { viewport: { width: 1280, height: 800 } },
    idea: 'Explicar numa frase o que cada ferramenta faz com os dados.',
  },
  {
    how: 'with a finger, on a phone of 360 px',
    input: touch,
    options: { ...phone, viewport: { width: 360, height: 740 } },
    idea: 'Dizer em cada página há quanto tempo foi revista.',
  },
] as const;

for (const { how, input, options, idea } of VARIANTS) {
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
      await context.route(`${SIGNATURE_URL}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Assinar</title>' }),
      );
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      site.configure({ links: { signManifesto: SIGNATURE_URL } });
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', '');
      });
      await recordAnnouncements(page);

      await test.step('sign', () => sign(input, page));
      await test.step('vote', () => vote(input, page));
      await test.step('vote on all six', () => voteOnAll(input, page));
      await test.step('read the wall in a table', () => readWall(input, page));
      const code = await test.step('suggest and follow', () => suggest(input, page, idea));
      await test.step('build a prompt', () => buildPrompt(input, page));
      await test.step('finish a course', () => finishCourse(input, page));
      await test.step('print the declaration', () => printDeclaration(input, page));
      const { addresses, file } = await test.step('export the data', () => exportData(input, page));

      await test.step('import by the URLs of several QR codes', async () => {
        const other = await openOtherDevice(browser, { ...options, baseURL });
        for (const [i, address] of addresses.entries()) {
          await other.goto('about:blank'); // a camera opens each URL in a new document
          await other.goto(address);
          if (i + 1 < addresses.length)
            await expect(
              main(other).getByText(`Códigos que já chegaram: ${i + 1} de ${addresses.length}.`),
            ).toBeVisible();
        }
        await confirmImport(input, other);
        await expectTransferred(input, other, code);
        await other.context().close();
      });
      await test.step('import by file', async () => {
        const other = await openOtherDevice(browser, { ...options, baseURL });
        await open(other, '#/o-meu-progresso');
        const fileChooser = other.waitForEvent('filechooser');
        await input.press(other, other.getByLabel('Ficheiro do outro dispositivo'));
        await (await fileChooser).setFiles(file);
        await confirmImport(input, other);
        await expectTransferred(input, other, code);
        await other.context().close();
      });
    });
  });
}
