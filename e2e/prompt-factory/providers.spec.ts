import { expectAccessible } from '@ia/test-support/axe';
import { image, refusal, status, text } from '@ia/test-support/fake-ai';
import { TEXT_OUTCOMES, WHOLE_OUTCOMES } from '@ia/test-support/fake-ai/outcomes';
import { expect } from 'playwright/test';
import {
  answer,
  button,
  configureAi,
  finalPrompt,
  generate,
  heading,
  openRecipe,
  score,
  test,
} from './journey.ts';

// Axe twice at every step takes its time on a busy machine.
test.describe.configure({ timeout: 150_000 });

const FALLBACK = 'Exemplo escrito pela equipa';
const AI = 'Gerado por IA';
const SILENT = 'Os serviços de IA não responderam desta vez.';
const REFUSED = 'O serviço de IA não quis responder a este pedido';

test('every way a text can go', async ({ page, ai, trouble }) => {
  trouble.allow(/All AI providers failed\./);
  await openRecipe(page, 'brainstorm');
  const usual = TEXT_OUTCOMES.filter(({ setup = 'all-keys' }) => setup === 'all-keys');
  expect(usual.length).toBeGreaterThan(15);
  for (const outcome of usual) {
    await test.step(outcome.name, async () => {
      ai.script(outcome.script);
      await generate(page);
      const label = page.getByText('error' in outcome.expect ? FALLBACK : AI);
      await expect(label).toBeVisible();
      const declined = outcome.failures?.some((failure) => failure.includes('declined'));
      if ('text' in outcome.expect)
        await expect(answer(page)).toHaveText(outcome.expect.text.replace(/\s+/g, ' '));
      else await expect(page.getByText(declined ? REFUSED : SILENT)).toBeVisible();
      if (outcome.asked) expect(ai.log.map(({ vendor }) => vendor)).toEqual(outcome.asked);
      await button(page, 'Voltar a: Criar').click();
    });
  }
  // A fallback counts as output as well (decision 11).
  await expect(score(page)).toHaveAttribute('aria-valuenow', String(Math.min(15, usual.length)));
});

test('every way an image can go', async ({ page, ai }) => {
  await openRecipe(page, 'cena-fantastica');
  const images = WHOLE_OUTCOMES.filter(
    ({ call, setup, imageModel }) => call === 'image' && !setup && !imageModel,
  );
  for (const outcome of images) {
    await test.step(outcome.name, async () => {
      ai.script(outcome.script);
      await generate(page);
      const value = 'value' in outcome.expect ? outcome.expect.value : '';
      const picture = answer(page).getByRole('img');
      if (value) {
        await expect(page.getByText(AI, { exact: true })).toBeVisible();
        await expect(picture).toHaveAttribute('src', String(value));
      } else {
        await expect(page.getByText('Ilustração da equipa', { exact: true })).toBeVisible();
        await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml,/);
      }
      await button(page, 'Voltar a: Criar').click();
    });
  }
});

for (const [name, keys] of [
  ['without keys', {}],
  [
    'with the keys of the example configuration',
    { GEMINI: 'COLOQUE_AQUI', OPENROUTER: 'COLOQUE', HUGGINGFACE: '' },
  ],
] as const) {
  test(`${name} nobody is asked and the team’s example shows`, async ({ page, ai, site }) => {
    configureAi(site, ai, keys);
    await openRecipe(page, 'brainstorm');
    await generate(page);
    await expect(page.getByText(FALLBACK)).toBeVisible();
    await expect(
      page.getByText('a chave de um serviço de IA, e por isso nenhum foi consultado'),
    ).toBeVisible();
    expect(ai.log).toEqual([]);
  });
}

test('a key for texts makes no images, and the page says so', async ({ page, ai, site }) => {
  configureAi(site, ai, { OPENROUTER: ai.keys.OPENROUTER });
  await openRecipe(page, 'cena-fantastica');
  await expect(page.getByText('Neste sítio não há IA que faça imagens')).toBeVisible();
  await generate(page);
  await expect(page.getByText('As imagens são feitas pelo Gemini')).toBeVisible();
  expect(ai.log).toEqual([]);
});

test('a slow start asks for patience after three seconds, then streams, with the notice given before', async ({
  page,
  ai,
}) => {
  ai.script({ gemini: text(['**Olá**', ' mundo'], { hold: true }) });
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText('O seu prompt vai ser enviado a um serviço externo de IA.')).toBeVisible();
  // Told by the page's own clock, so that a slow machine does not change what is measured.
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const look = (name: string, words: string) => {
      if (!(name in seen) && document.body.innerText.includes(words)) seen[name] = performance.now();
    };
    new MutationObserver(() => {
      look('writing', 'A IA está a escrever…');
      look('patience', 'Está a demorar mais do que o costume');
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await button(page, 'Gerar com IA').click();
  await expect(page.getByText('A IA está a escrever…')).toBeVisible();
  await expect(page.getByText(/Está a demorar mais do que o costume/)).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
  expect((seen.patience ?? 0) - (seen.writing ?? 0)).toBeGreaterThan(2900);
  await expectAccessible(page, { within: '#fabrica' });
  await expect(score(page)).toHaveAttribute('aria-valuenow', '0');
  ai.release();
  await expect(answer(page)).toHaveText('Olá mundo');
  await expect(answer(page).locator('strong')).toHaveText('Olá');
  await expect(page.getByText(/Está a demorar mais do que o costume/)).toHaveCount(0);
  await expect(score(page)).toHaveAttribute('aria-valuenow', '1');
  await expectAccessible(page, { within: '#fabrica' });
});

test('words show while the rest is still being written', async ({ page, ai }) => {
  ai.script({ gemini: text('Primeiras palavras', { ending: 'stall' }) });
  await openRecipe(page, 'brainstorm');
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).toHaveText('Primeiras palavras');
  await expect(page.getByText(AI)).toBeVisible();
  await button(page, 'Cancelar').click();
  await ai.until((log) => log.at(-1)?.cancelled === true);
  // What has arrived stays, says that it is not all, and counts for nothing.
  const kept = async () => {
    await expect(answer(page)).toHaveText('Primeiras palavras');
    await expect(page.getByText('Resposta incompleta', { exact: true })).toBeVisible();
    await expect(page.getByText(AI)).toBeVisible();
    await expect(score(page)).toHaveAttribute('aria-valuenow', '0');
  };
  await kept();
  await expect(heading(page, 'A resposta')).toBeFocused();
  await expectAccessible(page, { within: '#fabrica' });
  await page.reload();
  await kept();
  ai.script({ gemini: text('Tudo') });
  await button(page, 'Tentar novamente').click();
  await expect(answer(page)).toHaveText('Tudo');
  await expect(score(page)).toHaveAttribute('aria-valuenow', '1');
  await page.goBack();
  await expect(answer(page)).toHaveText('Primeiras palavras');
});

test('leaving an answer half-way keeps what had arrived', async ({ page, ai }) => {
  ai.script({ gemini: text('Primeiras palavras', { ending: 'stall' }) });
  await openRecipe(page, 'brainstorm');
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).toHaveText('Primeiras palavras');
  await page.goBack();
  await expect(heading(page, 'Tempestade de Ideias')).toBeFocused();
  await ai.until((log) => log.at(-1)?.cancelled === true);
  await page.goForward();
  await expect(answer(page)).toHaveText('Primeiras palavras');
  await expect(page.getByText('Resposta incompleta', { exact: true })).toBeVisible();
});

test('cancelling closes the connection and gives the choices back, without a point', async ({ page, ai }) => {
  ai.script({ gemini: text('Nunca', { hold: true }) });
  await openRecipe(page, 'brainstorm&tema=um jardim');
  await button(page, 'Gerar com IA').click();
  await button(page, 'Cancelar').click();
  await ai.until((log) => log.at(-1)?.cancelled === true);
  await expect(heading(page, 'Tempestade de Ideias')).toBeFocused();
  await expect(finalPrompt(page)).toContainText('sobre um jardim,');
  await expect(score(page)).toHaveAttribute('aria-valuenow', '0');
});

test('leaving the page closes the connection too', async ({ page, ai }) => {
  ai.script({ gemini: text('Nunca', { hold: true }) });
  await openRecipe(page, 'brainstorm');
  await button(page, 'Gerar com IA').click();
  await ai.until((log) => log.length > 0);
  await page.evaluate(() => {
    window.location.hash = '#/prompt-factory-v2';
  });
  await ai.until((log) => log.at(-1)?.cancelled === true);
});

test('an answer cannot run code, load pictures or lead to a script', async ({ page, ai }) => {
  ai.script({
    gemini: text([
      'Antes <img src="https://espia.example/x.png" onerror="window.apanhado = true"> depois.\n\n',
      '<script>window.apanhado = true</script>\n\n',
      '![rasto](https://espia.example/y.png) [má](javascript:alert(1)) [boa](https://boa.example/) &amp; fim',
    ]),
  });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(answer(page)).toContainText('& fim');
  await expect(answer(page).locator('img, script')).toHaveCount(0);
  await expect(answer(page).getByRole('link', { name: /boa/ })).toHaveAttribute('rel', /noopener/);
  await expect(answer(page).locator('a[href^="javascript"]')).toHaveCount(0);
  expect(await page.evaluate(() => 'apanhado' in window)).toBe(false);
});

const WIDE = [
  '# Plano\n\n| Dia | O que fazer | Quem trata | Onde é | Material |\n| --- | --- | --- | --- | --- |\n',
  `| 2.ª | **Medir** | Ana | Escola | ${'fita métrica '.repeat(4)}|\n\n`,
  '```\n',
  `${'uma-linha-muito-comprida-'.repeat(12)}\n`,
  '```\n\nVeja o [INE](https://www.ine.pt/).',
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('code and tables scroll in boxes of their own, and the copy is clean', async ({
    page,
    ai,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    ai.script({ gemini: text(WIDE) });
    await openRecipe(page, 'brainstorm');
    await generate(page);
    for (const name of ['Tabela', 'Código']) {
      const box = answer(page).getByRole('group', { name });
      await expect(box).toHaveAttribute('tabindex', '0');
      expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    }
    await expect(answer(page).getByRole('columnheader', { name: 'Quem trata' })).toBeAttached();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    await expectAccessible(page, { within: '#fabrica' });
    await button(page, 'Copiar resposta').click();
    await expect(button(page, 'Resposta copiada!')).toBeVisible();
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
      return { plain: await read('text/plain'), html: await read('text/html') };
    });
    expect(copied.plain).toContain('2.ª\tMedir\tAna\tEscola');
    expect(copied.plain).not.toMatch(/\*\*|\| ---|```/);
    expect(copied.html).toContain('<strong>Medir</strong>');
    expect(copied.html).not.toContain('abre num novo separador');
  });
});

test('a long answer arrives whole', async ({ page, ai }) => {
  const paragraphs = Array.from(
    { length: 400 },
    (_, i) => `Parágrafo ${i}: uma frase com **força** e calma.\n\n`,
  );
  ai.script({ gemini: text(paragraphs) });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(answer(page).locator('strong')).toHaveCount(400);
  await expect(answer(page)).toContainText('Parágrafo 399: uma frase com força');
});

test('without fallback outputs the error sentence shows, earns nothing, and can be tried again', async ({
  page,
  ai,
  trouble,
}) => {
  trouble.allow(/All AI providers failed\./);
  ai.script({ gemini: refusal });
  await page.route('**/rest/v1/recipes*', async (route) => {
    const response = await route.fetch();
    const rows = await response.json();
    await route.fulfill({ response, json: rows.map((row: object) => ({ ...row, fallback_outputs: [] })) });
  });
  await openRecipe(page, 'brainstorm');
  await generate(page);
  await expect(page.getByRole('alert')).toContainText(
    'Ocorreu um erro ao gerar a resposta. Por favor, tente novamente.',
  );
  await expect(score(page)).toHaveAttribute('aria-valuenow', '0');
  await expectAccessible(page, { within: '#fabrica' });
  ai.script({ gemini: [status(500)], openrouter: text('Agora sim') });
  await button(page, 'Tentar novamente').click();
  await expect(answer(page)).toHaveText('Agora sim');
  await expect(score(page)).toHaveAttribute('aria-valuenow', '1');
});

test('confetti falls on a success, more for an image, and not for who wants less motion', async ({
  page,
  ai,
}) => {
  ai.script({ gemini: image() });
  await openRecipe(page, 'cena-fantastica');
  await generate(page);
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A reload finds the image again, without another point or confetti.
  await page.reload();
  await expect(answer(page).getByRole('img')).toBeVisible();
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
  await expect(score(page)).toHaveAttribute('aria-valuenow', '1');
  await button(page, 'Voltar a: Criar').click();
  await generate(page);
  await expect(score(page)).toHaveAttribute('aria-valuenow', '2');
  await expect(page.locator('canvas[data-confetti]')).toHaveCount(0);
});
