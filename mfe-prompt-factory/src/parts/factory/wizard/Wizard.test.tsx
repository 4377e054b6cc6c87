import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  enterOwnTopic,
  findButton,
  goToCreateStep,
  openFactory,
  promptText,
  V1,
} from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

describe('Wizard', () => {
  it('goes from a category to a result and earns a point', async () => {
    const user = userEvent.setup();
    const shell = openFactory();
    await goToCreateStep(user);
    expect(screen.queryByText(/prompt está pronto/)).toBeNull();
    await enterOwnTopic(user, 'um passeio');
    expect(promptText()).toContain('ideias sobre um passeio,');
    expect(screen.getByText(/prompt está pronto/)).toBeTruthy();
    const generate = await findButton('Gerar com IA');
    const description = document.getElementById(generate.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent, 'nothing is missing').toBe(
      'Este site não tem IA ligada: o botão mostra um exemplo da equipa',
    );
    await user.click(generate);
    expect(await screen.findByText('Exemplo escrito pela equipa')).toBeTruthy();
    expect(screen.queryByText('Gerado por IA')).toBeNull();
    expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
    expect(document.activeElement?.textContent).toBe('O seu resultado');
    expect(shell.log.notices, 'while the focused heading is spoken').toEqual([]);
    await waitFor(() => expect(shell.log.notices).toHaveLength(1), { timeout: 5000 });
    expect(shell.log.notices[0]?.message).toBe('O seu percurso começou! Ganhou o primeiro de 15 pontos.');
    expect(screen.getByText('Dica avançada', { exact: false })).toBeTruthy();
    await user.click(await findButton('Criar outro prompt'));
    expect(await screen.findByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
  });

  it('does not generate while a blank is missing, and focuses it', async () => {
    const user = userEvent.setup();
    openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, '');
    expect(screen.getByText(/falta preencher: «Tema»/)).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Tema' });
    expect(field.getAttribute('aria-invalid')).toBe('false');
    const generate = await findButton('Gerar com IA');
    expect(generate.getAttribute('aria-disabled')).toBe('true');
    expect(generate.getAttribute('aria-describedby')).not.toBeNull();
    await user.click(generate);
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const description = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toContain('Falta «Tema».');
    expect(screen.queryByText('O seu resultado')).toBeNull();
  });

  it('restores own text after the options were shown', async () => {
    const user = userEvent.setup();
    openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um passeio');
    await user.click(await findButton('Voltar às opções de «Tema»'));
    expect(promptText()).toContain('uma festa no bairro');
    const select = screen.getByRole('combobox', { name: 'Tema' });
    await waitFor(() => expect(document.activeElement).toBe(select));
    await user.click(select);
    await user.click(await screen.findByRole('option', { name: 'As minhas palavras: «um passeio»' }));
    expect(promptText()).toContain('um passeio');
  });

  it('shows how much to cut from a text over the limit, and keeps the text', async () => {
    const user = userEvent.setup();
    const shell = openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, 'a'.repeat(7000));
    const excess = (promptText()?.length ?? 0) - 6000;
    expect(excess).toBeGreaterThan(1000);
    expect(screen.getByText(`O texto é demasiado longo para a IA. Corte ${excess} caracteres.`)).toBeTruthy();
    expect(screen.queryByText(/prompt está pronto/)).toBeNull();
    (await findButton('Gerar com IA')).click();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Tema' });
    expect(document.activeElement).toBe(field);
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      `Este texto é demasiado longo. Corte ${excess} caracteres.`,
    );
    expect(field.value).toHaveLength(7000);
    expect(screen.getByText(/A ligação não leva o que escreveu em «Tema»/)).toBeTruthy();
    await user.click(await findButton('Partilhar receita'));
    await waitFor(() => expect(shell.log.announcements.at(-1)).toMatch(/A ligação não leva/));
    await user.clear(field);
    await user.paste('a'.repeat(7000 - excess));
    expect(promptText()).toHaveLength(6000);
    expect(screen.getByText(/prompt está pronto/)).toBeTruthy();
  });

  it('goes back by its step indicator', async () => {
    const user = userEvent.setup();
    openFactory();
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um passeio');
    await user.click(await findButton('Gerar com IA'));
    await screen.findByRole('heading', { name: 'O seu resultado' });
    await user.click(await findButton('Voltar a: Criar'));
    expect(promptText()).toContain('um passeio');
    await user.click(await findButton('Voltar a: Receita'));
    expect(await screen.findByRole('heading', { name: 'Gerar Ideias' })).toBeTruthy();
    await user.click(await findButton('Voltar a: Tema'));
    expect(await screen.findByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
  });

  it('opens a shared recipe with its choices', async () => {
    openFactory(V1, '/prompt-factory?receita=brainstorm&tema=chá e bolos&quantidade=10');
    expect(await screen.findByRole('heading', { name: 'Tempestade de Ideias' })).toBeTruthy();
    expect(promptText()).toContain('Sugere 10 ideias sobre chá e bolos,');
  });

  it('treats a double click as one click', async () => {
    const user = userEvent.setup();
    const shell = openFactory();
    await user.click(await findButton(/Gerar Ideias/));
    // The second click lands on the element that appeared under the pointer; its mousedown may land elsewhere.
    const card = await findButton('Tempestade de Ideias');
    expect(fireEvent.mouseDown(document.body, { detail: 2 })).toBe(false);
    fireEvent.click(card, { detail: 2 });
    expect(shell.route().query).toEqual({ categoria: 'gerar-ideias' });
    fireEvent.click(card, { detail: 1 });
    expect(shell.route().query).toEqual({ receita: 'brainstorm' });
  });

  it.each([
    ['server', 'there is no server'],
    ['local', 'no key is configured'],
  ] as const)('in %s mode does not mention an external service when %s', async (mode, _) => {
    const models = { geminiText: '', geminiImage: '', openRouter: '', huggingFace: '' };
    openFactory(V1, '/prompt-factory?receita=brainstorm', {
      ai: () => ({ mode, models, keys: { GEMINI: 'COLOQUE_AQUI' } }),
    });
    expect(await screen.findByText(/Nada é enviado para fora/)).toBeTruthy();
  });

  it('shows the popular badge and the average in words', async () => {
    const user = userEvent.setup();
    openFactory();
    await user.click(await findButton(/Gerar Ideias/));
    const cards = await screen.findAllByRole('article');
    expect(within(cards[0] as HTMLElement).getByText('POPULAR (exemplo)')).toBeTruthy();
    expect(within(cards[0] as HTMLElement).getByText('4,8 em 5 (10 avaliações de exemplo)')).toBeTruthy();
    expect(within(cards[1] as HTMLElement).queryByText('POPULAR')).toBeNull();
  });

  it('finds recipes and stores favourites', async () => {
    const user = userEvent.setup();
    openFactory();
    await user.click(await screen.findByRole('searchbox'));
    await user.paste('submarino');
    expect(await screen.findByText('Nenhuma receita encontrada para «submarino».')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox'));
    await user.paste('ementa');
    await user.click(await findButton('Guardar «Ementa da Semana» nas favoritas'));
    await user.click(await findButton('Ementa da Semana'));
    await user.click(await findButton('Voltar a: Tema'));
    expect(await screen.findByRole('heading', { name: 'As suas favoritas' })).toBeTruthy();
    expect(await findButton('Ementa da Semana')).toBeTruthy();
  });
});
