import { expectAccessible } from '@ia/test-support/axe';
import { text } from '@ia/test-support/fake-ai';
import { motion } from '@ia/test-support/fixtures';
import { expect } from 'playwright/test';
import { answer, button, finalPrompt, generate, heading, openRecipe, pointsBar, test } from './journey.ts';

// How the page shows the answer of an AI provider: while it streams, after a cancel, and complete. Each test
// scripts the fake provider `ai`.

test.use(motion);

// axe runs twice at every step, which is slow on a busy machine.
test.describe.configure({ timeout: 150_000 });

/** Label of every answer by AI. */
const AI_LABEL = 'Gerado por IA';

test('Slow answer shows a waiting text after three seconds, then streams, with the notice shown before', async ({
  page,
  ai,
}) => {
  ai.script({ gemini: text(['**Olá**', ' mundo'], { hold: true }) });
  await openRecipe(page, 'brainstorm');
  await expect(page.getByText('O seu prompt vai ser enviado a um serviço externo de IA.')).toBeVisible();
  // Measured by the page's clock from the click, independent of a slow machine.
  await page.evaluate(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    document.addEventListener('click', () => (times.click ??= performance.now()), { capture: true });
    new MutationObserver(() => {
      if (document.body.innerText.includes('Está a demorar mais do que o costume'))
        times.patience ??= performance.now();
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await button(page, 'Gerar com IA').click();
  await expect(page.getByText('A IA está a escrever…')).toBeVisible();
  await expect(page.getByText(/Está a demorar mais do que o costume/)).toBeVisible();
  const { click, patience } = await page.evaluate(
    () => (window as unknown as { times: { click: number; patience: number } }).times,
  );
  expect(patience - click).toBeGreaterThanOrEqual(3000);
  await expectAccessible(page, { within: '#fabrica' });
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '0');
  ai.release();
  await expect(answer(page)).toHaveText('Olá mundo');
  await expect(answer(page).locator('strong')).toHaveText('Olá');
  await expect(page.getByText(/Está a demorar mais do que o costume/)).toHaveCount(0);
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  await expectAccessible(page, { within: '#fabrica' });
});

test('Answer shows its first words while it streams', async ({ page, ai }) => {
  ai.script({ gemini: text('Primeiras palavras', { ending: 'stall' }) });
  await openRecipe(page, 'brainstorm');
  await button(page, 'Gerar com IA').click();
  await expect(answer(page)).toHaveText('Primeiras palavras');
  await expect(page.getByText(AI_LABEL)).toBeVisible();
  await button(page, 'Cancelar').click();
  await ai.until((log) => log.at(-1)?.cancelled === true);
  // A cancelled answer stays, is marked as incomplete, and earns no point.
  const expectPreserved = async () => {
    await expect(answer(page)).toHaveText('Primeiras palavras');
    await expect(page.getByText('Resposta incompleta', { exact: true })).toBeVisible();
    await expect(page.getByText(AI_LABEL)).toBeVisible();
    await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '0');
  };
  await expectPreserved();
  await expect(heading(page, 'A resposta')).toBeFocused();
  await expectAccessible(page, { within: '#fabrica' });
  await page.reload();
  await expectPreserved();
  ai.script({ gemini: text('Tudo') });
  await button(page, 'Tentar novamente').click();
  await expect(answer(page)).toHaveText('Tudo');
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '1');
  await page.goBack();
  await expect(answer(page)).toHaveText('Primeiras palavras');
});

test('Answer abandoned with Back keeps its partial text', async ({ page, ai }) => {
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

test('Cancel button closes the connection and returns to the choices without a point', async ({
  page,
  ai,
}) => {
  ai.script({ gemini: text('Nunca', { hold: true }) });
  await openRecipe(page, 'brainstorm&tema=um jardim');
  await button(page, 'Gerar com IA').click();
  await button(page, 'Cancelar').click();
  await ai.until((log) => log.at(-1)?.cancelled === true);
  await expect(heading(page, 'Tempestade de Ideias')).toBeFocused();
  await expect(finalPrompt(page)).toContainText('sobre um jardim,');
  await expect(pointsBar(page)).toHaveAttribute('aria-valuenow', '0');
});

test('Navigation to another page closes the connection to the provider', async ({ page, ai }) => {
  ai.script({ gemini: text('Nunca', { hold: true }) });
  await openRecipe(page, 'brainstorm');
  await button(page, 'Gerar com IA').click();
  await ai.until((log) => log.length > 0);
  await page.evaluate(() => {
    window.location.hash = '#/prompt-factory-v2';
  });
  await ai.until((log) => log.at(-1)?.cancelled === true);
});

test('Answer cannot run code, load images or link to scripts', async ({ page, ai }) => {
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

/** Answer in Markdown whose table and code are wider than a phone. */
const WIDE_ANSWER = [
  '# Plano\n\n| Dia | O que fazer | Quem trata | Onde é | Material |\n| --- | --- | --- | --- | --- |\n',
  `| 2.ª | **Medir** | Ana | Escola | ${'fita métrica '.repeat(4)}|\n\n`,
  '```\n',
  `${'uma-linha-muito-comprida-'.repeat(12)}\n`,
  '```\n\nVeja o [INE](https://www.ine.pt/).',
];

test.describe('On a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('code and tables scroll separately, and the copy is clean', async ({ page, ai, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    ai.script({ gemini: text(WIDE_ANSWER) });
    await openRecipe(page, 'brainstorm');
    await generate(page);
    // Wait for the complete answer: a partial table may not overflow.
    await expect(answer(page).getByRole('link', { name: /INE/ })).toBeVisible();
    for (const name of ['Tabela', 'Código']) {
      const box = answer(page).getByRole('group', { name });
      await expect(box).toHaveAttribute('tabindex', '0');
      await expect
        .poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth))
        .toBe(true);
    }
    await expect(answer(page).getByRole('columnheader', { name: 'Quem trata' })).toBeAttached();
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(360);
    await expectAccessible(page, { within: '#fabrica' });
    await button(page, 'Copiar resposta').click();
    await expect(button(page, 'Copiar resposta')).toContainText('Resposta copiada!');
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const read = async (type: string) => (await item?.getType(type))?.text() ?? '';
      return { plain: await read('text/plain'), html: await read('text/html') };
    });
    expect(copied.plain).toContain('2.ª\tMedir\tAna\tEscola');
    expect(copied.plain).not.toMatch(/\*\*|\| ---|```/);
    expect(copied.html).toContain('<strong>Medir</strong>');
    expect(copied.html).not.toContain('abre num novo separador');
    // Copies and prints name the AI as author and advise to check the answer.
    const advice = 'A IA engana-se. Confirme datas, nomes e números antes de usar.';
    expect(copied.plain).toMatch(new RegExp(`\\n\\nGerado por IA\\. ${advice}$`));
    expect(copied.html).toContain(`<p>Gerado por IA. ${advice}</p>`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(AI_LABEL, { exact: true })).toBeVisible();
    await expect(page.getByText(advice)).toBeVisible();
  });
});

test('Long answer arrives complete', async ({ page, ai }) => {
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
