import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  assistants,
  enterOwnTopic,
  findButton,
  goToCreateStep,
  openFactory,
  promptText,
  settings,
  V1,
  V2,
} from './Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

describe('Factory', () => {
  it('shows all categories before the wizard has loaded, and opens the pressed one', async () => {
    const shell = openFactory(V1, '/prompt-factory');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/máquina de ideias/);
    expect(document.querySelectorAll('[data-category]')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Gerar Ideias' }));
    expect(shell.route().query).toEqual({ categoria: 'gerar-ideias' });
    expect(await findButton('Tempestade de Ideias')).toBeTruthy();
  });

  it('keeps the categories in place when the wizard loads', async () => {
    openFactory(V1, '/prompt-factory');
    const tile = screen.getByRole('button', { name: 'Saúde' });
    tile.focus();
    await screen.findByRole('searchbox');
    expect(document.activeElement).toBe(tile);
    expect(tile.textContent).toMatch(/Saúde \d+ receitas/);
  });

  it('start button navigates to the category step', async () => {
    const shell = openFactory(V1, '/prompt-factory');
    await userEvent.click(await findButton('Começar a Criar'));
    expect(shell.log.navigations).toEqual(['/prompt-factory#fabrica']);
  });
});

// V1 is the page `#/prompt-factory`. V2 is `#/prompt-factory-v2`, where copying a prompt earns a point too.
describe('Copy button', () => {
  const fakeClipboard = ({ works = true } = {}) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
      if (!works) throw new DOMException('no', 'NotAllowedError');
    });

  it('offers the three assistants, and earns nothing in V1', async () => {
    const user = userEvent.setup();
    const writeText = fakeClipboard();
    openFactory();
    await goToCreateStep(user);
    await user.click(await findButton('Copiar Prompt'));
    expect(writeText).toHaveBeenCalledWith(promptText());
    for (const { name } of assistants) {
      expect(screen.getByRole('link', { name: new RegExp(`Abrir o ${name}`) })).toBeTruthy();
    }
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it('focuses the missing blank instead of copying, and earns nothing', async () => {
    const user = userEvent.setup();
    const writeText = fakeClipboard();
    const callsBefore = writeText.mock.calls.length;
    openFactory(V2);
    await goToCreateStep(user);
    await enterOwnTopic(user, '');
    await user.click(await findButton('Copiar Prompt'));
    const field = screen.getByRole('textbox', { name: 'Tema' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(writeText.mock.calls.length).toBe(callsBefore);
    expect(localStorage.getItem('promptFactoryPointsV2')).toBeNull();
  });

  it('earns a point in V2', async () => {
    const user = userEvent.setup();
    fakeClipboard();
    openFactory(V2);
    await goToCreateStep(user);
    await user.click(await findButton('Copiar Prompt'));
    await waitFor(() => expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1'));
  });

  it('earns one point for each different prompt', async () => {
    const user = userEvent.setup();
    const writeText = fakeClipboard();
    const callsBefore = writeText.mock.calls.length;
    openFactory(V2);
    await goToCreateStep(user);
    await enterOwnTopic(user, 'um passeio');
    await user.click(await findButton('Copiar Prompt'));
    await screen.findByText('Prompt copiado!');
    await user.click(await findButton('Copiar Prompt'));
    await waitFor(() => expect(writeText.mock.calls.length).toBe(callsBefore + 2));
    expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1');
    await user.click(screen.getByRole('textbox', { name: 'Tema' }));
    await user.paste(' longo');
    await user.click(await findButton('Copiar Prompt'));
    await waitFor(() => expect(localStorage.getItem('promptFactoryPointsV2')).toBe('2'));
  });

  it('shows an error and the selected prompt when the clipboard fails', async () => {
    const user = userEvent.setup();
    fakeClipboard({ works: false });
    openFactory(V2);
    await goToCreateStep(user);
    await user.click(await findButton('Copiar Prompt'));
    expect((await screen.findByRole('alert')).textContent).toContain('Falha ao copiar o prompt.');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'O seu prompt' });
    expect(field.value).toBe(promptText());
    expect(document.activeElement).toBe(field);
    expect(localStorage.getItem('promptFactoryPointsV2')).toBeNull();
  });
});

describe('Points', () => {
  it('unlock the medal and its claim link', async () => {
    localStorage.setItem('promptFactoryPoints', '14');
    const user = userEvent.setup();
    const shell = openFactory();
    await goToCreateStep(user);
    expect(screen.queryByRole('link', { name: /Recolher Medalha/ })).toBeNull();
    await user.click(await findButton('Gerar com IA'));
    const claim = await screen.findByRole('link', { name: /Recolher Medalha/ });
    expect(claim.getAttribute('href')).toBe(settings.badgeClaim);
    await waitFor(() => expect(shell.log.notices).toHaveLength(1), { timeout: 5000 });
    expect(shell.log.notices[0]?.message).toBe('Parabéns! Desbloqueou a medalha de Mestre de Prompts!');
  });
});
