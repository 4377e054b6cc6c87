import { expect } from 'playwright/test';
import { questions } from '../../mfe-courses/src/content/questions/copilot-v3.ts';
import type { Visitor } from './visitor.ts';

const [firstQuestion] = questions;
const [wrong, right] = [false, true].map(
  (isCorrect) => firstQuestion?.options.find((option) => option.isCorrect === isCorrect)?.text ?? '',
) as [string, string];

/** The main task of each part of the site, as a visitor does it with mouse and keyboard, in each browser engine. */
export const TASKS: Record<string, (visitor: Visitor) => Promise<void>> = {
  'main page leads to the manifesto through «Explorar»': async (visitor) => {
    await visitor.open('/');
    await visitor.press('button', 'Explorar', 'header');
    await visitor.press('link', 'Co-criar o Manifesto');
    await visitor.expectPage('/manifesto-cocreate');
    await visitor.tab.evaluate('history.back()');
    await visitor.expectPage('/');
  },

  'suggestion is refused empty, then sent': async (visitor) => {
    const form = '#contribuir';
    await visitor.open('/manifesto-cocreate');
    await visitor.expectLoaded();
    await visitor.press('button', 'Continuar', form);
    await visitor.expectText('Escreva a sua sugestão antes de continuar.', form);
    // The server refuses a text that it received in the last 24 hours.
    await visitor.fill('A sua sugestão', `Ensinar a verificar notícias, parte ${Date.now()}.`, form);
    await visitor.press('button', 'Continuar', form);
    await visitor.expectFocus('Quer assinar a sua sugestão?');
    await visitor.press('button', 'Enviar sugestão', form);
    await visitor.expectFocus('Sugestão enviada. Obrigado!');
    await visitor.expectText('Código de acompanhamento', form);
  },

  'vote counts and persists after a reload': async (visitor) => {
    const card = '#principios article';
    await visitor.open('/manifesto-cocreate');
    await visitor.expectLoaded();
    await visitor.press('button', 'Concordo (', card);
    await visitor.expectText('Obrigado pelo seu voto!', card);
    await visitor.reload();
    await visitor.expectText('Obrigado pelo seu voto!', card);
  },

  'recipe gives a prompt that the example answers': async (visitor) => {
    await visitor.open('/prompt-factory');
    await visitor.press('button', 'Gerar Ideias', '#fabrica');
    await visitor.expectFocus('Gerar Ideias');
    await visitor.press('button', 'Tempestade de Ideias', '#fabrica');
    await visitor.expectText('Sugere 5 ideias sobre uma festa no bairro', '#fabrica');
    await visitor.press('button', 'Gerar com IA', '#fabrica');
    await visitor.expectFocus('O seu resultado');
    // This site has no AI service, so the page shows an example that the team wrote.
    await visitor.expectText('Exemplo escrito pela equipa', '#fabrica');
  },

  'course explains a wrong answer, accepts the right one, and keeps the points': async (visitor) => {
    const block = '#blocos [data-group]:last-child';
    await visitor.open('/mscopilot-course-v3');
    await visitor.press('button', wrong, '#blocos');
    await visitor.expectText(firstQuestion?.hint ?? '', '#blocos');
    await visitor.press('button', 'Tentar de novo', '#blocos');
    await visitor.press('button', right, '#blocos');
    await visitor.expectText('Certo!', '#blocos');
    await visitor.press('button', 'Continuar', block);
    await visitor.tab.until(
      `document.querySelector('[role="progressbar"][aria-valuetext="15 de 200"]') !== null`,
    );
    await visitor.reload();
    await visitor.tab.until(
      `document.querySelector('[role="progressbar"][aria-valuetext="15 de 200"]') !== null`,
    );
  },

  'text size and dark colours apply at once and after a reload': async (visitor) => {
    const preferences = '[aria-label="Preferências"], header';
    await visitor.open('/mission-1');
    const before = await visitor.tab.evaluate<string>('getComputedStyle(document.body).fontSize');
    await visitor.press('button', 'Preferências', 'header');
    await visitor.press('radio', '150 %', preferences);
    await visitor.press('radio', 'Escuras', preferences);
    const applied = `getComputedStyle(document.body).fontSize !== '${before}' && document.documentElement.dataset.scheme === 'dark'`;
    await visitor.tab.until(applied);
    await visitor.reload();
    expect(await visitor.tab.evaluate(applied)).toBe(true);
  },

  'component library finds a component': async (visitor) => {
    await visitor.open('/component-library');
    await visitor.fill('Procurar um componente', 'estrelas');
    await visitor.tab.until(`document.querySelectorAll('[data-component]').length === 1`);
  },
};
