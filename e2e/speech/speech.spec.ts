import { open } from '@ia/test-support/pages';
import { questions } from '../../mfe-courses/src/content/questions/copilot-v3.ts';
import { expect, test } from '../support/fixtures.ts';
import { findGluedLinkWords, readTreeText } from '../support/tree-text.ts';
import { Listener } from './speech.ts';

// The four main tasks by keyboard alone. What a screen reader says is in the text files of this folder;
// `pnpm e2e speech --update-snapshots` writes them again, and `git diff` shows what changed.

test.describe.configure({ timeout: 150_000 });

const optionText = (isCorrect: boolean): string =>
  questions[0]?.options.find((option) => option.isCorrect === isCorrect)?.text ?? '';

test('speech from the main page to a sent suggestion', async ({ page }) => {
  const listener = await Listener.open(page, '');
  await listener.tabTo('Explorar');
  await listener.press('Enter');
  await listener.tabTo('Co-criar o Manifesto');
  await listener.press('Enter', 'Co-criar o Manifesto, título');
  await listener.tabTo('Deixar uma sugestão');
  await listener.press('Enter', 'título, nível 2');
  await listener.tabTo('A sua sugestão');
  await listener.tabTo('Continuar');
  await listener.press('Enter', 'com erro');
  await listener.type('Ensinar a verificar notícias.');
  await listener.tabTo('Continuar');
  await listener.press('Enter', 'Quer assinar a sua sugestão?');
  await listener.tabTo('Enviar sugestão');
  await listener.press('Enter', 'Sugestão enviada. Obrigado!');
  await listener.tabTo('Copiar código');
  expect(listener.faults()).toEqual([]);
  expect(listener.transcript()).toMatchSnapshot('enviar-uma-sugestao.txt');
});

test('speech of a vote', async ({ page }) => {
  const listener = await Listener.open(page, '#/manifesto-cocreate');
  await listener.tabTo('Princípios');
  await listener.press('Enter', 'título, nível 2');
  await listener.tabTo('Concordo');
  await listener.press('Enter', 'Tem 30 segundos');
  await listener.tabTo('Anular o voto');
  expect(listener.faults()).toEqual([]);
  expect(listener.transcript()).toMatchSnapshot('votar.txt');
});

test('speech of a prompt from category to copy and answer', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const listener = await Listener.open(page, '#/prompt-factory');
  await listener.tabTo('Começar a Criar');
  await listener.press('Enter', 'Vamos Começar a Criar?');
  await listener.tabTo('Gerar Ideias');
  await listener.press('Enter', 'Gerar Ideias, título');
  await listener.tabTo('Tempestade de Ideias');
  await listener.press('Enter', 'Tempestade de Ideias, título');
  await listener.tabTo('Copiar Prompt');
  await listener.press('Enter', 'copiado');
  await listener.tabTo('Gerar com IA', 'Shift+Tab');
  await listener.press('Enter', 'Ganhou o primeiro');
  expect(listener.faults()).toEqual([]);
  expect(listener.transcript()).toMatchSnapshot('criar-um-prompt.txt');
});

test('speech of a question answered wrongly, then rightly', async ({ page }) => {
  const listener = await Listener.open(page, '#/mscopilot-course-v3');
  await listener.tabTo('Começar o curso');
  await listener.press('Enter', 'Módulos do Curso');
  await listener.tabTo(optionText(false));
  await listener.press('Enter', questions[0]?.hint);
  await listener.tabTo('Tentar de novo');
  await listener.press('Enter', questions[0]?.question);
  await listener.tabTo(optionText(true));
  await listener.press('Enter', 'Certo!');
  expect(listener.faults()).toEqual([]);
  expect(listener.transcript()).toMatchSnapshot('responder-a-uma-pergunta.txt');
});

test('a space separates the hidden words of a link from its visible words in the accessibility tree', async ({
  page,
}) => {
  await open(page, '#/manifesto-cocreate');
  expect(await readTreeText(page)).toContain('Ler o Manifesto (abre num novo separador)');
  await page
    .getByText('Ler o Manifesto')
    .first()
    .evaluate((link) => {
      const hidden = document.createElement('span');
      hidden.textContent = '(abre num novo separador)';
      link.replaceChildren('Ler o Manifesto', hidden);
    });
  expect(findGluedLinkWords(await readTreeText(page))).toEqual(['Manifesto(abre num novo separador)']);
});
