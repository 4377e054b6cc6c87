import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { findButton, openFactory, promptText, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));

const EMAIL_RECIPE = '/prompt-factory?receita=email-reuniao#fabrica';
const findPart = (name: string) => screen.findByRole('group', { name });
const getField = () => screen.getByRole('textbox', { name: /por palavras suas/ });

describe('Parts of the prompt', () => {
  it('have a name and an explanation each; parts without blanks are collapsed', async () => {
    const user = userEvent.setup();
    openFactory(V1, EMAIL_RECIPE);
    for (const name of ['Tarefa', 'Contexto']) {
      expect(within(await findPart(name)).getByRole('heading', { level: 4, name })).toBeTruthy();
    }
    await user.click(await findButton('Outras partes do prompt: Papel, Formato e Limites'));
    for (const name of ['Papel', 'Formato', 'Limites']) {
      expect(within(await findPart(name)).getByRole('heading', { level: 5, name })).toBeTruthy();
    }
    expect(within(await findPart('Limites')).getByText(/o que a IA não deve fazer/)).toBeTruthy();
    expect(within(await findPart('Tarefa')).getByRole('combobox', { name: 'Assunto' })).toBeTruthy();
  });

  it('are described by their filled-in text, without spaces before punctuation', async () => {
    openFactory(V1, '/prompt-factory?receita=brainstorm#fabrica');
    await screen.findByRole('group', {
      name: 'Tarefa',
      description:
        'Ajuda-me a ter ideias. Sugere 5 ideias sobre uma festa no bairro, pensadas para pessoas de todas as idades.',
    });
  });

  it('are explained only until the first result', async () => {
    const user = userEvent.setup();
    openFactory(V1, EMAIL_RECIPE);
    expect(within(await findPart('Tarefa')).getByText(/^É o pedido/)).toBeTruthy();
    await user.click(await findButton('Gerar com IA'));
    await screen.findByRole('heading', { name: 'O seu resultado' });
    await user.click(await findButton('Voltar a: Criar'));
    const task = within(await findPart('Tarefa'));
    expect(task.getByRole('combobox', { name: 'Assunto' })).toBeTruthy();
    expect(task.queryByText(/^É o pedido/)).toBeNull();
  });

  it("can be edited by hand, are stored, and reset without losing the visitor's text", async () => {
    const user = userEvent.setup();
    const shell = openFactory(V1, EMAIL_RECIPE);
    await user.click(await findButton('Outras partes do prompt: Papel, Formato e Limites'));
    await user.click(await findButton('Mudar à mão: Papel'));
    await waitFor(() => expect(document.activeElement).toBe(getField()));
    expect(shell.log.announcements, 'the focused field announces itself').toEqual([]);
    expect(screen.queryByText(/O seu prompt está pronto/), 'the prompt is the same').toBeNull();
    expect(getField()).toHaveProperty('value', 'Age como alguém que escreve e-mails claros e breves.');
    await user.clear(getField());
    expect(screen.getByText('Está vazia: esta parte fica fora do prompt.')).toBeTruthy();
    expect(promptText()).toMatch(/^Escreve um e-mail/);
    await user.type(getField(), 'Age como um poeta.');
    expect(promptText()).toMatch(/^Age como um poeta\.\n\nEscreve um e-mail/);
    shell.unmount();

    openFactory(V1, EMAIL_RECIPE);
    await screen.findByTestId('final-prompt');
    expect(promptText()).toContain('Age como um poeta.');
    // Parts edited by hand stay expanded.
    await user.click(await findButton('Repor: Papel'));
    expect(promptText()).toContain('Age como alguém que escreve e-mails');
    const restoreButton = await findButton('Voltar ao meu texto: Papel');
    await waitFor(() => expect(document.activeElement).toBe(restoreButton));
    await user.click(restoreButton);
    expect(promptText()).toContain('Age como um poeta.');
  });

  it('focus an emptied task instead of generating', async () => {
    const user = userEvent.setup();
    openFactory(V1, EMAIL_RECIPE);
    await user.click(await findButton('Mudar à mão: Tarefa'));
    await user.clear(getField());
    expect(screen.getByText('Para copiar ou gerar, falta preencher: «Tarefa».')).toBeTruthy();
    await user.click(await findButton('Gerar com IA'));
    await waitFor(() => expect(document.activeElement).toBe(getField()));
    expect(getField().getAttribute('aria-invalid')).toBe('true');
    await user.click(await findButton('Repor: Tarefa'));
    expect(promptText()).toContain('Escreve um e-mail cordial');
  });

  it('are not shown for an image recipe, which is one sentence', async () => {
    openFactory(V1, '/prompt-factory?receita=cena-fantastica#fabrica');
    await screen.findByTestId('final-prompt');
    expect(screen.queryByRole('button', { name: /Mudar à mão/ })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Personagem' })).toBeTruthy();
  });
});

describe('Whole prompt', () => {
  const findWholePrompt = () =>
    screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'O seu prompt, por palavras suas' });

  it("can be edited by hand, stored and sent, and resets without losing the visitor's text", async () => {
    const user = userEvent.setup();
    const shell = openFactory(V1, EMAIL_RECIPE);
    await user.click(await findButton('Mudar o prompt à mão'));
    const field = await findWholePrompt();
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(shell.log.announcements, 'the focused field announces itself').toEqual([]);
    expect(field.value).toMatch(/^Age como alguém que escreve/);
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.clear(field);
    expect(screen.getAllByText(/O prompt está vazio/)).toHaveLength(2);
    await user.click(await findButton('Gerar com IA'));
    expect(document.activeElement).toBe(field);
    expect(screen.queryByText('O seu resultado')).toBeNull();
    await user.type(field, 'Três frases, e mais nada.');
    shell.unmount();

    openFactory(V1, EMAIL_RECIPE);
    expect((await findWholePrompt()).value).toBe('Três frases, e mais nada.');
    expect(screen.getByText(/e não o que escreveu à mão/)).toBeTruthy();
    await user.click(await findButton('Gerar com IA'));
    await screen.findByRole('heading', { name: 'O seu resultado' });
    expect(promptText()).toBe('Três frases, e mais nada.');
    await user.click(await findButton('Voltar a: Criar'));
    await user.click(await findButton('Voltar ao prompt da receita'));
    expect(promptText()).toContain('Escreve um e-mail');
    const restoreButton = await findButton('Voltar ao meu prompt');
    await waitFor(() => expect(document.activeElement).toBe(restoreButton));
    await user.click(restoreButton);
    expect((await findWholePrompt()).value).toBe('Três frases, e mais nada.');
  });
});
