import { open } from '@ia/test-support/pages';
import { catalogue } from '../../mfe-courses/src/content/catalogue.ts';
import { press } from '../courses/journey.ts';
import { button, heading, openRecipe } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';
import { unspaced } from '../support/pdf.ts';
import { printed } from '../support/printed.ts';
import { pressToPrint } from '../support/to-print.ts';

/** All that has a button to print it, but the poster (its own journey) and the receipt, which comes after sending. */
const THINGS = [
  {
    at: '#/mscopilot-course-v2',
    button: 'Imprimir o curso completo',
    pages: [6, 12],
    says: ['A receita RTF', 'Como quer receber a resposta? Diga o tamanho e a forma.', 'Soluções'],
  },
  {
    at: '#/mission-1',
    button: 'Imprimir a missão completa',
    pages: [6, 11],
    says: ['Uma manhã com escolhas', 'Fim da Missão 1', 'Soluções'],
  },
  {
    at: '#/manifesto-cocreate',
    button: 'Imprimir o Manifesto',
    pages: [2, 2],
    says: ['Co-criar o Manifesto', 'Supervisão Humana', 'Uso Responsável'],
  },
  {
    at: '#/aprender/declaracao?curso=copilot-v2',
    button: 'Imprimir ou guardar em PDF',
    pages: [1, 1],
    says: ['Declaração de conclusão', '«MS Copilot V2»', 'Não houve exame', 'artigo 4.º'],
    lying: true,
  },
  {
    at: '#/aprender/declaracao?curso=copilot-v2',
    button: 'Imprimir a folha para colorir',
    pages: [2, 2],
    says: ['os cantos completam-se', 'Seis princípios', 'Bem Comum'],
  },
  {
    at: '#/aprender/formadores?ficha=copilot-v2',
    button: 'Imprimir esta ficha',
    pages: [3, 9],
    says: ['Ficha para formadores', 'Perguntas e respostas', '/mscopilot-course-v2'],
  },
] as const;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { storageKey, goal, groups } = catalogue.copilotV2;
  await page.addInitScript(
    ([key, points, state]) => {
      localStorage.setItem(key as string, points as string);
      localStorage.setItem(`${key}State`, state as string);
    },
    [
      storageKey,
      String(goal),
      JSON.stringify({ done: groups.map(({ group_id }) => group_id), finishedOn: '2026-09-30' }),
    ],
  );
});

for (const { at, button: name, pages: range, says, ...thing } of THINGS)
  test(`${at}: «${name}»`, async ({ page }) => {
    test.setTimeout(60_000);
    await open(page, at);
    const asBefore = await pressToPrint(page, page.getByRole('button', { name }));
    const pages = await printed(page);
    expect(pages.length).toBeGreaterThanOrEqual(range[0]);
    expect(pages.length).toBeLessThanOrEqual(range[1]);
    const lying = 'lying' in thing;
    expect(pages[0]).toMatchObject(lying ? { width: 297, height: 210 } : { width: 210, height: 297 });
    const text = pages.map((one) => one.text).join('');
    for (const words of says) expect(text).toContain(unspaced(words));
    expect(text).not.toContain(unspaced(name));
    for (const one of pages) expect(one.text.length).toBeGreaterThan(15);
    await asBefore();
  });

/** Which of a recipe's examples comes is drawn. */
for (const [which, drawn] of [
  ['first', 0],
  ['second', 0.99],
] as const)
  test(`a prompt prints with its answer on one sheet: the ${which} example`, async ({ page }) => {
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, drawn);
    await openRecipe(page, 'brainstorm');
    await press(page, button(page, 'Gerar com IA'));
    await expect(heading(page, 'O seu resultado')).toBeFocused();
    const print = page.getByRole('button', { name: 'Imprimir', exact: true });
    const asBefore = await pressToPrint(page, print);
    const pages = await printed(page);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.text).toMatch(/^.*·http:\S+·impressoa\d/);
    for (const words of ['Copiar', 'Continuaraconversa', 'Dicaavançada'])
      expect(pages[0]?.text).not.toContain(words);
    await asBefore();
  });
