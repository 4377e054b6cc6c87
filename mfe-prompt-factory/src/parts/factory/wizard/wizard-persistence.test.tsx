import { type ShellApi, ShellProvider } from '@ia/federation';
import { fakeHistory } from '@ia/federation/fake-shell';
import { CATEGORIES, RECIPES } from '@ia/shared-services/built-in-recipes';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { button, open, ownTopic, prompt, toCreate, V1 } from '../Factory.test-scene.tsx';
import { Wizard } from './Wizard.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

describe("visitor's text", () => {
  it('survives Back, Forward and reload, with its answer', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Gerar com IA'));
    await screen.findByText('Exemplo escrito pela equipa');
    const answerText = () => screen.getByTestId('answer').textContent?.replace(/\s/g, '').slice(0, 40);
    // The text is raw Markdown until the renderer has loaded.
    await waitFor(() => expect(answerText()).toMatch(/^[^#]/));
    const written = answerText();
    shell.go(-1);
    expect(screen.getByRole('heading', { level: 2, name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(prompt()).toContain('um passeio');
    shell.go(-1);
    expect(screen.getByRole('heading', { level: 2, name: 'Gerar Ideias' })).toBeTruthy();
    shell.go(-1);
    expect(screen.getByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
    shell.go(3);
    await waitFor(() => expect(answerText()).toBe(written));
    const { query, path, anchor } = shell.route();
    shell.unmount();
    open(V1, `${path}?${new URLSearchParams(query)}#${anchor}`);
    await screen.findByTestId('answer');
    await waitFor(() => expect(answerText()).toBe(written));
    expect(prompt()).toContain('um passeio');
    expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
    await user.click(await button('Voltar a: Criar'));
    expect(prompt()).toContain('um passeio');
  });

  it('is offered when a recipe is opened again', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Voltar a: Receita'));
    await user.click(await button('Tempestade de Ideias'));
    expect(prompt()).toContain('uma festa no bairro');
    await user.click(await button('Repor o que escrevi'));
    expect(prompt()).toContain('um passeio');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Preencha o molde' }));
    expect(screen.queryByRole('button', { name: 'Repor o que escrevi' })).toBeNull();
    shell.unmount();
    open(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByTestId('final-prompt');
    expect(prompt()).toContain('um passeio');
  });

  it('is cleared when another prompt is created', async () => {
    const user = userEvent.setup();
    open();
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Gerar com IA'));
    await user.click(await button('Criar outro prompt'));
    await toCreate(user);
    expect(prompt()).toContain('uma festa no bairro');
    expect(screen.queryByRole('button', { name: 'Repor o que escrevi' })).toBeNull();
  });

  it("is replaced by a shared link's values and can be restored", async () => {
    const user = userEvent.setup();
    const first = open(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByTestId('final-prompt');
    await ownTopic(user, 'um passeio');
    first.unmount();
    const shell = open(V1, '/prompt-factory?receita=brainstorm&tema=chá e bolos#fabrica');
    await screen.findByTestId('final-prompt');
    expect(prompt()).toContain('chá e bolos');
    expect(screen.getByText('Guardámos «um passeio».')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Tema' }), ' de mel');
    expect(prompt()).toContain('chá e bolos de mel');
    // The URL no longer contains the link's values, so a reload restores the visitor's text.
    expect(shell.route().query).toEqual({ receita: 'brainstorm' });
    shell.unmount();
    open(V1, '/prompt-factory?receita=brainstorm&quantidade=10#fabrica');
    await user.click(await button('Repor o que escrevi'));
    expect(prompt()).toContain('chá e bolos de mel');
  });

  it.each([
    ['?receita=nada', 'Vamos Começar a Criar?', /Não encontrámos a receita/],
    ['?receita=nada&categoria=saude', 'Saúde', /Não encontrámos a receita/],
    ['?categoria=nada', 'Vamos Começar a Criar?', /Não encontrámos o tema/],
    ['?receita=brainstorm&passo=lua', 'Tempestade de Ideias', /Não conhecemos o passo/],
    ['?receita=brainstorm&passo=resultado', 'Tempestade de Ideias', /Não há, neste dispositivo/],
  ])('shows the nearest place and a notice for %s', async (query, heading, notice) => {
    const shell = open(V1, `/prompt-factory${query}#fabrica`);
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeTruthy();
    expect(screen.getByText(notice)).toBeTruthy();
    await vi.waitFor(() => expect(shell.log.announcements.at(-1)).toMatch(notice));
  });

  it('is listed with the latest answers, which can be deleted', async () => {
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    await user.click(await button('Gerar com IA'));
    await screen.findByText('Exemplo escrito pela equipa');
    await user.click(await button('Criar outro prompt'));
    const link = await screen.findByRole('link', { name: 'Tempestade de Ideias' });
    expect(link.getAttribute('href')).toMatch(
      /receita=brainstorm&passo=resultado&resposta-guardada=\w+#fabrica$/,
    );
    await user.click(await button('Apagar os prompts guardados'));
    expect(JSON.parse(localStorage.getItem('promptFactoryAnswers') ?? '').answers).toEqual([]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'As suas últimas respostas' }));
    await user.click(await button('Anular'));
    expect(screen.getByRole('link', { name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(shell.log.announcements.at(-1)).toBe('Os prompts guardados voltaram.');
  });

  it('is not answered further when another shared link is opened', async () => {
    const asked: AbortSignal[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation((url, init) => {
      if (String(url).endsWith('/functions/v1/ai')) asked.push(init?.signal as AbortSignal);
      return new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
      );
    });
    const models = { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' };
    const server: Partial<ShellApi> = {
      ai: () => ({ mode: 'server', models }),
      backend: () => ({ url: 'http://127.0.0.1', publishableKey: 'chave' }),
    };
    const { shell } = fakeHistory('/prompt-factory?receita=brainstorm', server);
    render(
      <ShellProvider shell={shell}>
        <Wizard
          catalogue={{ categories: CATEGORIES, recipes: RECIPES, failed: false }}
          onRetry={async () => {}}
          {...V1}
        />
      </ShellProvider>,
    );
    await userEvent.click(await button('Gerar com IA'));
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => shell.navigate('/prompt-factory?receita=ementa-da-semana#fabrica'));
    expect(await screen.findByRole('heading', { name: 'Ementa da Semana' })).toBeTruthy();
    expect(asked[0]?.aborted).toBe(true);
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });
});
