import { expectPage, goTo, open } from '@ia/test-support/pages';
import type { Page } from 'playwright/test';
import { principleCard, section, submitSuggestion, suggestionItem } from '../manifesto/journey.ts';
import { answer, button, finalPrompt, heading } from '../prompt-factory/journey.ts';
import { expect, test } from '../support/fixtures.ts';
import { publishedPaths } from '../support/registry.ts';

// The translator of Chrome replaces text nodes that React has rendered. The site must still work in a
// translated document.

/**
 * Replaces each text, now and when one is added or changes, by two `<font>` elements, as Chrome's translator
 * does.
 */
function translatePage(): void {
  const UNTRANSLATED = 'font, script, style, textarea, noscript, svg, [translate="no"], .notranslate';
  const translate = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTRANSLATED)) return;
    const font = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    font.append(inner);
    text.replaceWith(font);
  };
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = node.nodeType === Node.TEXT_NODE ? [node as Text] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) translate(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    document.documentElement.classList.add('translated-ltr');
    translateAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateAll(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const expectTranslated = (page: Page) => expect(page.locator('main h1 font').first()).toBeAttached();

test.beforeEach(({ page }) => page.addInitScript(translatePage));

test('Every page opens in a translated document, and so does the next page', async ({ page }) => {
  test.setTimeout(240_000);
  for (const path of publishedPaths()) {
    await open(page, `#${path}`);
    await expectTranslated(page);
    await goTo(page, path === '/' ? '#/aprender' : '#/');
    await expectPage(page, path === '/' ? '/aprender' : '/');
  }
});

test('Votes, support, search and a suggestion work in a translated document', async ({ page, site }) => {
  await site.backend.run(
    `insert into public.manifesto_suggestions (suggestion_text, status) values ('Contar a energia', 'approved')`,
  );
  await open(page, '#/manifesto-cocreate');
  await expectTranslated(page);
  const card = principleCard(page, 'Literacia');
  await card.getByRole('button', { name: /^Concordo/ }).click();
  await expect(card.getByText('Obrigado pelo seu voto!')).toBeVisible();
  await expect(card.getByRole('button', { name: /^Concordo/ })).toHaveAttribute('aria-pressed', 'true');

  await suggestionItem(page, 'Contar a energia').getByRole('button', { name: 'Apoiar (0)' }).click();
  await expect(
    suggestionItem(page, 'Contar a energia').getByRole('button', { name: 'Apoiada (1)' }),
  ).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Procurar' });
  await search.fill('contar a energia');
  await expect(section(page, 'sugestoes').getByRole('status').first()).toHaveText(
    /^\d+ sugest(ão|ões) encontradas?\.$/,
  );
  await page.getByRole('button', { name: 'Limpar a procura' }).click();

  expect(await submitSuggestion(page, 'Ensinar a verificar notícias.')).toMatch(/^IA-/);
});

test('Prompt Factory copies a prompt in a translated document', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/prompt-factory');
  await button(page, 'Começar a Criar').click();
  await button(page, /Gerar Ideias/).click();
  await button(page, 'Tempestade de Ideias').click();
  await page.getByRole('combobox', { name: 'Quantas ideias' }).click();
  await page.getByRole('option', { name: '10' }).click();
  await expect(finalPrompt(page)).toContainText('Sugere 10 ideias');
  await button(page, /^Copiar Prompt/)
    .first()
    .click();
  await expect(button(page, /^Copiar Prompt/).first()).toContainText(/copiado/i);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Sugere 10 ideias');
  await button(page, 'Gerar com IA').click();
  await expect(heading(page, 'O seu resultado')).toBeVisible();
  await expect(answer(page)).not.toBeEmpty();
});

test('Course continues and preferences change in a translated document', async ({ page }) => {
  await open(page, '#/mscopilot-course-v3');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.locator('[data-group]')).toHaveCount(2);
  const option = page
    .locator('[data-group]')
    .nth(1)
    .getByRole('button', { name: /tem a proteção do contrato/ });
  await option.click();
  await expect(page.locator('[data-group]').nth(1)).toContainText('Correto!');
  await page.getByRole('banner').getByRole('button', { name: 'Preferências' }).click();
  const large = page.getByRole('group', { name: 'Preferências' }).getByRole('radio', { name: '150 %' });
  await large.check();
  await expect(large).toBeChecked();
});
