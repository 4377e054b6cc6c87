import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import {
  enterOwnTopic,
  FACTORY,
  findButton,
  goToCreateStep,
  openFactory,
  promptText,
  V1,
} from './Factory.test-scene.tsx';

// A notice asks about personal data, here a phone number, in every field for the visitor's own text. Each
// test opens the whole factory and pastes a number into the fields of one kind.

// happy-dom has no canvas.
vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
beforeAll(async () => {
  await Promise.all([
    import('@ia/shared-services/recipe-follow-ups'),
    import('./own/OwnStep.tsx'),
    import('./talk/Talk.tsx'),
  ]);
});

const EMAIL_RECIPE = '/prompt-factory?receita=email-reuniao#fabrica';
const findNotice = () => screen.findByRole('group', { name: 'Dados pessoais no texto' });
const findField = (name: string | RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

/**
 * Pastes a text into a field and removes the number through the notice. A dismissal lasts for the visit, so each test
 * has its own number.
 */
async function pasteAndRemove(name: string | RegExp, number: string) {
  const user = userEvent.setup();
  await user.clear(await findField(name));
  await user.click(await findField(name));
  await user.paste(`Liguem para ${number} de manhã.`);
  const question = `Parece um número de telefone: «${number}». Quer retirá-lo?`;
  await screen.findByText(question, { selector: '[data-question] p' });
  await user.click(await findButton(`Retirar «${number}»`));
  await waitFor(async () => expect((await findField(name)).value).toBe('Liguem para de manhã.'));
  expect(document.activeElement).toBe(await findField(name));
}

it('Blank with own text asks about a phone number, and copies at the second press', async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  openFactory();
  await goToCreateStep(user);
  await enterOwnTopic(user, '');
  await pasteAndRemove('Tema', '912 000 101');
  await user.paste(' Ou para 912 000 102.');
  await user.click(await findButton('Copiar Prompt'));
  expect(writeText).not.toHaveBeenCalled();
  await waitFor(async () => expect(document.activeElement).toBe(await findNotice()));
  await user.click(await findButton('Copiar Prompt'));
  await waitFor(() => expect(writeText).toHaveBeenCalledExactlyOnceWith(promptText()));
  expect(promptText()).toContain('912 000 102');
});

it('Part edited by hand asks about a phone number', async () => {
  openFactory(V1, EMAIL_RECIPE);
  await userEvent.click(await findButton('Mudar à mão: Tarefa'));
  await pasteAndRemove('Tarefa, por palavras suas', '912 000 103');
});

it('Prompt edited by hand asks about a phone number', async () => {
  openFactory(V1, EMAIL_RECIPE);
  await userEvent.click(await findButton('Mudar o prompt à mão'));
  await pasteAndRemove('O seu prompt, por palavras suas', '912 000 104');
});

it('Every part of an own recipe asks about a phone number', async () => {
  openFactory(V1, FACTORY);
  await userEvent.click(await findButton('Criar a minha receita'));
  for (const [index, part] of ['Papel', 'Contexto', 'Tarefa', 'Formato', 'Limites'].entries())
    await pasteAndRemove(new RegExp(`^${part}`), `912 000 11${index}`);
});

it('Reply to the AI asks about a phone number', async () => {
  openFactory(V1, '/prompt-factory?receita=brainstorm');
  await userEvent.click(await findButton('Gerar com IA'));
  await screen.findByRole('heading', { name: 'Continuar a conversa' });
  await pasteAndRemove(/A sua resposta à IA/, '912 000 105');
});
