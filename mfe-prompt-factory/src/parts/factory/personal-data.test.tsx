import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { button, FACTORY, open, ownTopic, prompt, toCreate, V1 } from './Factory.test-scene.tsx';

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await Promise.all([
    import('@ia/shared-services/recipe-follow-ups'),
    import('./own/OwnStep.tsx'),
    import('./talk/Talk.tsx'),
  ]);
});

const EMAIL = '/prompt-factory?receita=email-reuniao#fabrica';
const notice = () => screen.findByRole('group', { name: 'Dados pessoais no texto' });
const field = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

/**
 * Pastes a text into a field and removes the number through the notice. A dismissal lasts for the visit, so each test
 * has its own number.
 */
async function pasteAndRemove(name: string | RegExp, number: string) {
  const user = userEvent.setup();
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.paste(`Liguem para ${number} de manhã.`);
  const question = `Parece um número de telefone: «${number}». Quer retirá-lo?`;
  await screen.findByText(question, { selector: 'fieldset p' });
  await user.click(await button(`Retirar «${number}»`));
  await waitFor(async () => expect((await field(name)).value).toBe('Liguem para de manhã.'));
  expect(document.activeElement).toBe(await field(name));
}

it('Blank with own text asks about a phone number, and copies at the second press', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  await toCreate(user);
  await ownTopic(user, '');
  await pasteAndRemove('Tema', '912 000 101');
  await user.paste(' Ou para 912 000 102.');
  await user.click(await button('Copiar Prompt'));
  expect(write).not.toHaveBeenCalled();
  await waitFor(async () => expect(document.activeElement).toBe(await notice()));
  await user.click(await button('Copiar Prompt'));
  await waitFor(() => expect(write).toHaveBeenCalledExactlyOnceWith(prompt()));
  expect(prompt()).toContain('912 000 102');
});

it('Part edited by hand asks about a phone number', async () => {
  open(V1, EMAIL);
  await userEvent.click(await button('Mudar à mão Tarefa'));
  await pasteAndRemove('Tarefa, por palavras suas', '912 000 103');
});

it('Prompt edited by hand asks about a phone number', async () => {
  open(V1, EMAIL);
  await userEvent.click(await button('Mudar o prompt à mão'));
  await pasteAndRemove('O seu prompt, por palavras suas', '912 000 104');
});

it('Every part of an own recipe asks about a phone number', async () => {
  open(V1, FACTORY);
  await userEvent.click(await button('Criar a minha receita'));
  for (const [index, part] of ['Papel', 'Contexto', 'Tarefa', 'Formato', 'Limites'].entries())
    await pasteAndRemove(new RegExp(`^${part}`), `912 000 11${index}`);
});

it('Reply to the AI asks about a phone number', async () => {
  open(V1, '/prompt-factory?receita=brainstorm');
  await userEvent.click(await button('Gerar com IA'));
  await screen.findByRole('heading', { name: 'Continuar a conversa' });
  await pasteAndRemove(/A sua resposta à IA/, '912 000 105');
});
