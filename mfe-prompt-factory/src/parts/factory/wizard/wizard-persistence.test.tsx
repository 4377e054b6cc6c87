import { type ShellApi, ShellProvider } from '@ia/federation';
import { fakeHistory } from '@ia/federation/fake-shell';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  enterOwnTopic,
  findButton,
  goToCreateStep,
  openFactory,
  promptText,
  TestWizard,
  V1,
} from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

describe('Wizard', () => {
  it("keeps the visitor's text and its answer after Back, Forward and reload", async () => {
    const user = userEvent.setup();
    const shell = openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um passeio');
    await user.click(await findButton('Gerar com IA'));
    await screen.findByText('Exemplo escrito pela equipa');
    const answerText = () => screen.getByTestId('answer').textContent?.replace(/\s/g, '').slice(0, 40);
    // The text is raw Markdown until the renderer has loaded.
    await waitFor(() => expect(answerText()).toMatch(/^[^#]/));
    const shownAnswer = answerText();
    shell.go(-1);
    expect(screen.getByRole('heading', { level: 2, name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(promptText()).toContain('um passeio');
    shell.go(-1);
    expect(screen.getByRole('heading', { level: 2, name: 'Gerar Ideias' })).toBeTruthy();
    shell.go(-1);
    expect(screen.getByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
    shell.go(3);
    await waitFor(() => expect(answerText()).toBe(shownAnswer));
    const { query, path, anchor } = shell.route();
    shell.unmount();
    openFactory(V1, `${path}?${new URLSearchParams(query)}#${anchor}`);
    await screen.findByTestId('answer');
    await waitFor(() => expect(answerText()).toBe(shownAnswer));
    expect(promptText()).toContain('um passeio');
    expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
    await user.click(await findButton('Voltar a: Criar'));
    expect(promptText()).toContain('um passeio');
  });

  it("offers the visitor's text when a recipe is opened again", async () => {
    const user = userEvent.setup();
    const shell = openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um passeio');
    await user.click(await findButton('Voltar a: Receita'));
    await user.click(await findButton('Tempestade de Ideias'));
    expect(promptText()).toContain('uma festa no bairro');
    await user.click(await findButton('Repor o que escrevi'));
    expect(promptText()).toContain('um passeio');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preencha os espaços' }));
    expect(screen.queryByRole('button', { name: 'Repor o que escrevi' })).toBeNull();
    shell.unmount();
    openFactory(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByTestId('final-prompt');
    expect(promptText()).toContain('um passeio');
  });

  it("clears the visitor's text when another prompt is created", async () => {
    const user = userEvent.setup();
    openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um passeio');
    await user.click(await findButton('Gerar com IA'));
    await user.click(await findButton('Criar outro prompt'));
    await goToCreateStep(user);
    expect(promptText()).toContain('uma festa no bairro');
    expect(screen.queryByRole('button', { name: 'Repor o que escrevi' })).toBeNull();
  });

  it("replaces the visitor's text by a shared link's values and can restore it", async () => {
    const user = userEvent.setup();
    const first = openFactory(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByTestId('final-prompt');
    await enterOwnTopic(user, 'um passeio');
    first.unmount();
    const shell = openFactory(V1, '/prompt-factory?receita=brainstorm&tema=chá e bolos#fabrica');
    await screen.findByTestId('final-prompt');
    expect(promptText()).toContain('chá e bolos');
    expect(screen.getByText('Guardámos «um passeio».')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Tema' }), ' de mel');
    expect(promptText()).toContain('chá e bolos de mel');
    // The URL no longer contains the link's values, so a reload restores the visitor's text.
    expect(shell.route().query).toEqual({ receita: 'brainstorm' });
    shell.unmount();
    openFactory(V1, '/prompt-factory?receita=brainstorm&quantidade=10#fabrica');
    await user.click(await findButton('Repor o que escrevi'));
    expect(promptText()).toContain('chá e bolos de mel');
  });

  it.each([
    ['?receita=nada', 'Vamos Começar a Criar?', /Não encontrámos a receita/],
    ['?receita=nada&categoria=saude', 'Saúde', /Não encontrámos a receita/],
    ['?categoria=nada', 'Vamos Começar a Criar?', /Não encontrámos o tema/],
    ['?receita=brainstorm&passo=lua', 'Tempestade de Ideias', /A ligação não está completa/],
    ['?receita=brainstorm&passo=resultado', 'Tempestade de Ideias', /Não há, neste dispositivo/],
  ])('shows the nearest step and a notice for the invalid address %s', async (query, heading, notice) => {
    const shell = openFactory(V1, `/prompt-factory${query}#fabrica`);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.getByText(notice)).toBeTruthy();
    await vi.waitFor(() => expect(shell.log.announcements.at(-1)).toMatch(notice));
  });

  it('lists the latest answers, which can be deleted', async () => {
    const user = userEvent.setup();
    const shell = openFactory();
    await goToCreateStep(user);
    await user.click(await findButton('Gerar com IA'));
    await screen.findByText('Exemplo escrito pela equipa');
    await user.click(await findButton('Criar outro prompt'));
    const link = await screen.findByRole('link', { name: 'Tempestade de Ideias' });
    expect(link.getAttribute('href')).toMatch(
      /receita=brainstorm&passo=resultado&resposta-guardada=\w+#fabrica$/,
    );
    await user.click(await findButton('Apagar os prompts guardados'));
    expect(JSON.parse(localStorage.getItem('promptFactoryAnswers') ?? '').answers).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'As suas últimas respostas' }));
    await user.click(await findButton('Anular'));
    expect(screen.getByRole('link', { name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(shell.log.announcements.at(-1)).toBe('Os prompts guardados voltaram.');
  });

  it('cancels the running request when another shared link is opened', async () => {
    const requestSignals: AbortSignal[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (String(url).endsWith('/functions/v1/ai')) requestSignals.push(init?.signal as AbortSignal);
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    });
    const models = { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' };
    const SERVER_MODE: Partial<ShellApi> = {
      ai: () => ({ mode: 'server', models }),
      backend: () => ({ url: 'http://127.0.0.1', publishableKey: 'chave' }),
    };
    const { shell } = fakeHistory('/prompt-factory?receita=brainstorm', SERVER_MODE);
    render(
      <ShellProvider shell={shell}>
        <TestWizard catalogue={{ categories: CATEGORIES, recipes: RECIPES, failed: false }} {...V1} />
      </ShellProvider>,
    );
    await userEvent.click(await findButton('Gerar com IA'));
    await waitFor(() => expect(requestSignals).toHaveLength(1));
    act(() => shell.navigate('/prompt-factory?receita=ementa-da-semana#fabrica'));
    expect(await screen.findByRole('heading', { name: 'Ementa da Semana' })).toBeTruthy();
    expect(requestSignals[0]?.aborted).toBe(true);
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });
});
