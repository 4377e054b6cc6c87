import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { button, open, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await Promise.all([import('./Talk.tsx'), import('@ia/shared-services/recipe-follow-ups')]);
});

/** Generates an answer without AI and waits until the conversation is offered. */
async function answered() {
  const user = userEvent.setup();
  const scene = open(V1, '/prompt-factory?receita=brainstorm');
  await user.click(await button('Gerar com IA'));
  await screen.findByRole('heading', { name: 'Continuar a conversa' });
  const answers = () => screen.getAllByTestId('answer').map((one) => one.textContent);
  // The answer's renderer loads later.
  await waitFor(() => expect(answers()[0]).toBeTruthy());
  const turn = async (position: number) => {
    const heading = await screen.findByRole('heading', { name: `Resposta ${position} de 5` });
    return heading.closest('li') as HTMLElement;
  };
  return { user, scene, answers, turn };
}

it('Conversation continues by suggested steps with examples, and earns no points', async () => {
  const { user, answers, turn, scene } = await answered();
  await waitFor(() => expect(answers()[0]).toBeTruthy());
  const [first = ''] = answers();
  await user.click(await button('Mais curto'));
  const shorter = await turn(1);
  await within(shorter).findByText('Exemplo escrito pela equipa');
  expect(within(shorter).getByText('Escreve uma versão mais curta, só com o essencial.')).toBeTruthy();
  await waitFor(() => expect(answers()[1]).toBeTruthy());
  expect(answers()[1]?.length).toBeLessThan(first?.length ?? 0);
  await waitFor(() =>
    expect(document.activeElement).toBe(within(shorter).getByRole('heading', { name: /Resposta 1/ })),
  );
  await user.click(await button('Outra versão'));
  await within(await turn(2)).findByText('Exemplo escrito pela equipa');
  await waitFor(() => expect(new Set(answers()).size).toBe(3));
  expect(screen.getByText('Pode responder mais 3 vezes nesta conversa.')).toBeTruthy();
  expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
  scene.unmount();
  open(V1, '/prompt-factory?receita=brainstorm&passo=resultado');
  await turn(2);
  await waitFor(() => expect(new Set(answers()).size).toBe(3));
});

it('Conversation without AI is marked as practice for own text, and ends after five replies', async () => {
  const { user, turn, scene } = await answered();
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /A sua resposta à IA/ });
  await user.click(await button('Enviar resposta'));
  expect(document.activeElement).toBe(await field());
  expect(screen.getAllByText(/Escreva primeiro a sua resposta/)[0]).toBeTruthy();
  for (let position = 1; position <= 5; position += 1) {
    await user.click(await field());
    await user.paste(`Pergunta ${position}`);
    await user.click(await button('Enviar resposta'));
    const mine = await turn(position);
    await within(mine).findByText('Sem IA ligada, este passo serve só para treinar.');
    expect(within(mine).getByText(`Pergunta ${position}`)).toBeTruthy();
    expect(within(mine).queryByTestId('answer')).toBeNull();
    if (position < 5) expect((await field()).value).toBe('');
  }
  expect(await screen.findByText(/Esta conversa chegou ao fim/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mais curto' })).toBeNull();
  expect(scene.log.announcements).toContain('Sem IA ligada, este passo serve só para treinar.');
});

it('Conversation does not send a reply over the limit, and keeps its text', async () => {
  const { user } = await answered();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /A sua resposta à IA/ });
  await user.click(field);
  await user.paste('a'.repeat(1001));
  await user.click(await button('Enviar resposta'));
  expect(screen.getAllByText(/A resposta é demasiado longa/)[0]).toBeTruthy();
  expect(field.value).toHaveLength(1001);
  expect(screen.queryByRole('heading', { name: 'Resposta 1 de 5' })).toBeNull();
});
