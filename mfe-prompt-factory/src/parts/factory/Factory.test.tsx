import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  assistants,
  button,
  open,
  ownTopic,
  prompt,
  settings,
  toCreate,
  V1,
  V2,
} from './Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

describe('hero', () => {
  it('opens the factory on request and navigates to it', async () => {
    const shell = open(V1, '/prompt-factory');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/máquina de ideias/);
    expect(document.getElementById('fabrica')).toBeNull();
    await userEvent.click(await button('Começar a Criar'));
    expect(await screen.findByRole('heading', { name: 'Vamos Começar a Criar?' })).toBeTruthy();
    expect(shell.log.navigations).toEqual(['/prompt-factory#fabrica']);
  });
});

describe('copying a prompt', () => {
  const clipboard = (works: boolean) =>
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async () => {
      if (!works) throw new DOMException('no', 'NotAllowedError');
    });

  it('offers the three assistants, and earns nothing on the first page', async () => {
    const user = userEvent.setup();
    const write = clipboard(true);
    open();
    await toCreate(user);
    await user.click(await button('Copiar Prompt'));
    expect(write).toHaveBeenCalledWith(prompt());
    for (const { name } of assistants) {
      expect(screen.getByRole('link', { name: new RegExp(`Abrir o ${name}`) })).toBeTruthy();
    }
    expect(localStorage.getItem('promptFactoryPoints')).toBeNull();
  });

  it('focuses the missing blank instead of copying, and earns nothing', async () => {
    const user = userEvent.setup();
    const write = clipboard(true);
    const before = write.mock.calls.length;
    open(V2);
    await toCreate(user);
    await ownTopic(user, '');
    await user.click(await button('Copiar Prompt'));
    const field = screen.getByRole('textbox', { name: 'Tema' });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(write.mock.calls.length).toBe(before);
    expect(localStorage.getItem('promptFactoryPointsV2')).toBeNull();
  });

  it('earns a point on the second page', async () => {
    const user = userEvent.setup();
    clipboard(true);
    open(V2);
    await toCreate(user);
    await user.click(await button('Copiar Prompt'));
    await waitFor(() => expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1'));
  });

  it('earns one point for each different prompt', async () => {
    const user = userEvent.setup();
    const write = clipboard(true);
    const before = write.mock.calls.length;
    open(V2);
    await toCreate(user);
    await ownTopic(user, 'um passeio');
    await user.click(await button('Copiar Prompt'));
    await user.click(await button('Prompt copiado!'));
    await waitFor(() => expect(write.mock.calls.length).toBe(before + 2));
    expect(localStorage.getItem('promptFactoryPointsV2')).toBe('1');
    await user.click(screen.getByRole('textbox', { name: 'Tema' }));
    await user.paste(' longo');
    await user.click(await button(/Copiar Prompt|Prompt copiado!/));
    await waitFor(() => expect(localStorage.getItem('promptFactoryPointsV2')).toBe('2'));
  });

  it('shows an error and the selected prompt when the clipboard fails', async () => {
    const user = userEvent.setup();
    clipboard(false);
    open(V2);
    await toCreate(user);
    await user.click(await button('Copiar Prompt'));
    expect((await screen.findByRole('alert')).textContent).toContain('Falha ao copiar o prompt.');
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'O seu prompt' });
    expect(field.value).toBe(prompt());
    expect(document.activeElement).toBe(field);
    expect(localStorage.getItem('promptFactoryPointsV2')).toBeNull();
  });
});

describe('points', () => {
  it('unlock the medal and its claim link', async () => {
    localStorage.setItem('promptFactoryPoints', '14');
    const user = userEvent.setup();
    const shell = open();
    await toCreate(user);
    expect(screen.queryByRole('link', { name: /Recolher Medalha/ })).toBeNull();
    await user.click(await button('Gerar com IA'));
    const claim = await screen.findByRole('link', { name: /Recolher Medalha/ });
    expect(claim.getAttribute('href')).toBe(settings.badgeClaim);
    expect(shell.log.notices.at(-1)?.message).toBe('Parabéns! Desbloqueou a medalha de Mestre de Prompts!');
  });
});
