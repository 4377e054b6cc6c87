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
  it('have a name and an explanation each; parts without blanks are collapsed', async () => {
    const user = userEvent.setup();
    open(V1, EMAIL);
    for (const name of ['Tarefa', 'Contexto']) {
      expect(within(await part(name)).getByRole('heading', { level: 4, name })).toBeTruthy();
    }
    await user.click(await button('Outras partes do prompt: Papel, Formato e Limites'));
    for (const name of ['Papel', 'Formato', 'Limites']) {
      expect(within(await part(name)).getByRole('heading', { level: 5, name })).toBeTruthy();
    }
    expect(within(await part('Limites')).getByText(/o que a IA não deve fazer/)).toBeTruthy();
    expect(within(await part('Tarefa')).getByRole('combobox', { name: 'Assunto' })).toBeTruthy();
  });

  it("can be edited by hand, are stored, and reset without losing the visitor's text", async () => {
    const user = userEvent.setup();
    const shell = open(V1, EMAIL);
    await user.click(await button('Outras partes do prompt: Papel, Formato e Limites'));
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
    // Parts edited by hand stay expanded.
    await user.click(await button('Repor Papel'));
    expect(prompt()).toContain('Age como alguém que escreve e-mails');
    const again = await button('Voltar ao meu texto Papel');
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.click(again);
    expect(prompt()).toContain('Age como um poeta.');
  });

  it('focus an emptied task instead of generating', async () => {
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

  it('are not shown for an image recipe, which is one sentence', async () => {
    open(V1, '/prompt-factory?receita=cena-fantastica#fabrica');
    await screen.findByTestId('final-prompt');
    expect(screen.queryByRole('button', { name: /Mudar à mão/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Personagem' })).toBeTruthy();
  });
});

describe('the whole prompt', () => {
  const whole = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'O seu prompt, por palavras suas' });

  it("can be edited by hand, stored and sent, and resets without losing the visitor's text", async () => {
    const user = userEvent.setup();
    const shell = open(V1, EMAIL);
    await user.click(await button('Mudar o prompt à mão'));
    const field = await whole();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.value).toMatch(/^Age como alguém que escreve/);
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.clear(field);
    expect(screen.getAllByText(/O prompt está vazio/)).toHaveLength(2);
    await user.click(await button('Gerar com IA'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('O seu resultado')).toBeNull();
    await user.type(field, 'Três frases, e mais nada.');
    shell.unmount();

    open(V1, EMAIL);
    expect((await whole()).value).toBe('Três frases, e mais nada.');
    expect(screen.getByText(/e não o que escreveu à mão/)).toBeTruthy();
    await user.click(await button('Gerar com IA'));
    await screen.findByRole('heading', { name: 'O seu resultado' });
    expect(prompt()).toBe('Três frases, e mais nada.');
    await user.click(await button('Voltar a: Criar'));
    await user.click(await button('Voltar ao prompt da receita'));
    expect(prompt()).toContain('Escreve um e-mail');
    const again = await button('Voltar ao meu prompt');
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.click(again);
    expect((await whole()).value).toBe('Três frases, e mais nada.');
  });
});
