import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { findButton, openFactory, V1 } from '../Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await Promise.all([import('./Talk.tsx'), import('@ia/shared-services/recipe-follow-ups')]);
});

/** Generates an answer without AI and waits until the conversation is offered. */
async function generateAnswer() {
  const user = userEvent.setup();
  const scene = openFactory(V1, '/prompt-factory?receita=brainstorm');
  await user.click(await findButton('Gerar com IA'));
  await screen.findByRole('heading', { name: 'Continuar a conversa' });
  const answers = () => screen.getAllByTestId('answer').map((element) => element.textContent);
  // The answer's renderer loads later.
  await waitFor(() => expect(answers()[0]).toBeTruthy());
  const findTurn = async (position: number) => {
    const heading = await screen.findByRole('heading', { name: `Resposta ${position} de 5` });
    return heading.closest('li') as HTMLElement;
  };
  return { user, scene, answers, findTurn };
}

it('Conversation continues by suggested steps with examples, and earns no points', async () => {
  const { user, answers, findTurn, scene } = await generateAnswer();
  await waitFor(() => expect(answers()[0]).toBeTruthy());
  const [first = ''] = answers();
  await user.click(await findButton('Mais curto'));
  const shorter = await findTurn(1);
  await within(shorter).findByText('Exemplo escrito pela equipa');
  expect(within(shorter).getByText('Escreve uma versão mais curta, só com o essencial.')).toBeTruthy();
  await waitFor(() => expect(answers()[1]).toBeTruthy());
  expect(answers()[1]?.length).toBeLessThan(first?.length ?? 0);
  await waitFor(() =>
    expect(document.activeElement).toBe(within(shorter).getByRole('heading', { name: /Resposta 1/ })),
  );
  await user.click(await findButton('Outra versão'));
  await within(await findTurn(2)).findByText('Exemplo escrito pela equipa');
  await waitFor(() => expect(new Set(answers()).size).toBe(3));
  expect(screen.getByText('Pode responder mais 3 vezes nesta conversa.')).toBeTruthy();
  expect(localStorage.getItem('promptFactoryPoints')).toBe('1');
  scene.unmount();
  openFactory(V1, '/prompt-factory?receita=brainstorm&passo=resultado');
  await findTurn(2);
  await waitFor(() => expect(new Set(answers()).size).toBe(3));
});

it('Conversation without AI is marked as practice for own text, and ends after five replies', async () => {
  const { user, findTurn, scene } = await generateAnswer();
  const findField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /A sua resposta à IA/ });
  await user.click(await findButton('Enviar resposta'));
  expect(document.activeElement).toBe(await findField());
  expect(screen.getAllByText(/Escreva primeiro a sua resposta/)[0]).toBeTruthy();
  for (let position = 1; position <= 5; position += 1) {
    await user.click(await findField());
    await user.paste(`Pergunta ${position}`);
    await user.click(await findButton('Enviar resposta'));
    const turn = await findTurn(position);
    await within(turn).findByText('Sem IA ligada, este passo serve só para treinar.');
    expect(within(turn).getByText(`Pergunta ${position}`)).toBeTruthy();
    expect(within(turn).queryByTestId('answer')).toBeNull();
    if (position < 5) expect((await findField()).value).toBe('');
  }
  expect(await screen.findByText(/Esta conversa chegou ao fim/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mais curto' })).toBeNull();
  expect(scene.log.announcements).toContain('Sem IA ligada, este passo serve só para treinar.');
});

it('Conversation does not send a reply over the limit, and keeps its text', async () => {
  const { user } = await generateAnswer();
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /A sua resposta à IA/ });
  await user.click(field);
  await user.paste('a'.repeat(1001));
  await user.click(await findButton('Enviar resposta'));
  expect(screen.getAllByText(/A resposta é demasiado longa/)[0]).toBeTruthy();
  expect(field.value).toHaveLength(1001);
  expect(screen.queryByRole('heading', { name: 'Resposta 1 de 5' })).toBeNull();
});
