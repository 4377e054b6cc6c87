import { expectAccessible } from '@ia/test-support/axe';
import { text } from '@ia/test-support/fake-ai';
import { motion } from '@ia/test-support/fixtures';
import { expect } from 'playwright/test';
import { answer, button, finalPrompt, generate, heading, openRecipe, score, test } from './journey.ts';

test.use(motion);

// Axe twice at every step takes its time on a busy machine.
test.describe.configure({ timeout: 150_000 });

const AI = 'Gerado por IA';

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
    // All of it has arrived: half a table may fit.
    await expect(answer(page).getByRole('link', { name: /INE/ })).toBeVisible();
    for (const name of ['Tabela', 'Código']) {
      const box = answer(page).getByRole('group', { name });
      await expect(box).toHaveAttribute('tabindex', '0');
      await expect
        .poll(() => box.evaluate((element) => element.scrollWidth > element.clientWidth))
        .toBe(true);
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
    // Wherever it is put, or on paper, it says who wrote it and what to do about it.
    const advice = 'A IA engana-se. Confirme datas, nomes e números antes de usar.';
    expect(copied.plain).toMatch(new RegExp(`\\n\\nGerado por IA\\. ${advice}$`));
    expect(copied.html).toContain(`<p>Gerado por IA. ${advice}</p>`);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(AI, { exact: true })).toBeVisible();
    await expect(page.getByText(advice)).toBeVisible();
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
