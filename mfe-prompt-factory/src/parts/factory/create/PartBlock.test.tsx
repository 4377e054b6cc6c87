import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { button, open, prompt, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

const EMAIL = '/prompt-factory?receita=email-reuniao#fabrica';
const part = (name: string) => screen.findByRole('group', { name });
const field = () => screen.getByRole('textbox', { name: /por palavras suas/ });

describe('the parts of a prompt', () => {
  it('stand apart, each with its name and what it does', async () => {
    open(V1, EMAIL);
    for (const name of ['Papel', 'Tarefa', 'Contexto', 'Formato', 'Limites']) {
      expect(within(await part(name)).getByRole('heading', { level: 4, name })).toBeTruthy();
    }
    expect(within(await part('Limites')).getByText(/o que a IA não deve fazer/)).toBeTruthy();
    expect(within(await part('Tarefa')).getByRole('combobox', { name: 'Assunto' })).toBeTruthy();
  });

  it('can be changed by hand, are kept, and go back to the recipe’s words without losing the visitor’s', async () => {
    const user = userEvent.setup();
    const shell = open(V1, EMAIL);
    await user.click(await button('Mudar à mão Papel'));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field()).toHaveProperty('value', 'Age como alguém que escreve e-mails claros e breves.');
    await user.clear(field());
    expect(screen.getByText('Está vazia: esta parte fica fora do prompt.')).toBeTruthy();
    expect(prompt()).toMatch(/^Escreve um e-mail/);
    await user.type(field(), 'Age como um poeta.');
    expect(prompt()).toMatch(/^Age como um poeta\.\nEscreve um e-mail/);
    shell.unmount();

    open(V1, EMAIL);
    await screen.findByTestId('final-prompt');
    expect(prompt()).toContain('Age como um poeta.');
    await user.click(await button('Repor Papel'));
    expect(prompt()).toContain('Age como alguém que escreve e-mails');
    const again = await button('Voltar ao meu texto Papel');
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.click(again);
    expect(prompt()).toContain('Age como um poeta.');
  });

  it('an emptied task is pointed out instead of asked', async () => {
    const user = userEvent.setup();
    open(V1, EMAIL);
    await user.click(await button('Mudar à mão Tarefa'));
    await user.clear(field());
    expect(screen.getByText('Para copiar ou gerar, falta preencher: «Tarefa».')).toBeTruthy();
    await user.click(await button('Gerar com IA'));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    await user.click(await button('Repor Tarefa'));
    expect(prompt()).toContain('Escreve um e-mail cordial');
  });

  it('an image is one sentence', async () => {
    open(V1, '/prompt-factory?receita=cena-fantastica#fabrica');
    await screen.findByTestId('final-prompt');
    expect(screen.queryByRole('button', { name: /Mudar à mão/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Personagem' })).toBeTruthy();
  });
});
