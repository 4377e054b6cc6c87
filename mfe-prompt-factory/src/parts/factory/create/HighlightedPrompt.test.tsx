import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { openFactory, promptText, V1 } from '../Factory.test-scene.tsx';
import { Sentence } from './Sentence.tsx';

vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
afterEach(() => document.documentElement.removeAttribute('data-motion'));

const EMAIL_RECIPE = '/prompt-factory?receita=email-reuniao#fabrica';
const highlightedValues = () =>
  [...screen.getByTestId('final-prompt').querySelectorAll('[data-fresh]')].map(
    (element) => element.textContent,
  );

async function chooseOption(
  user: ReturnType<typeof userEvent.setup>,
  blank: string,
  option: string | RegExp,
) {
  await user.click(await screen.findByRole('combobox', { name: blank }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('HighlightedPrompt highlights newly chosen values only, and never typed ones', async () => {
  const user = userEvent.setup();
  openFactory(V1, EMAIL_RECIPE);
  await screen.findByTestId('final-prompt');
  expect(highlightedValues()).toEqual([]);
  await chooseOption(user, 'Tom', 'formal');
  expect(highlightedValues()).toEqual(['formal']);
  await chooseOption(user, 'Duração', '15 minutos');
  expect(highlightedValues()).toEqual(['15 minutos']);
  await chooseOption(user, 'Tom', /palavras minhas/);
  await user.type(screen.getByRole('textbox', { name: 'Tom' }), 'brincalhão');
  expect(promptText()).toContain('Escreve um e-mail brincalhão para a minha equipa');
  expect(highlightedValues()).toEqual([]);
});

it('HighlightedPrompt does not animate with reduced motion', async () => {
  const user = userEvent.setup();
  openFactory(V1, EMAIL_RECIPE);
  await screen.findByTestId('final-prompt');
  act(() => document.documentElement.setAttribute('data-motion', 'reduce'));
  await chooseOption(user, 'Tom', 'formal');
  expect(promptText()).toContain('um e-mail formal para');
  expect(highlightedValues()).toEqual([]);
});

it('Sentence keeps punctuation together with its blank', () => {
  const placeholder = { key: 'frase', label: 'Frase', options: ['Bom dia'] };
  const recipe = { title: 'Frase', placeholders: [placeholder] } as never;
  const { container } = render(
    <Sentence
      text="Traduz «[frase]». Depois, diz (porquê [frase]), e [outra]."
      recipe={recipe}
      choices={{ frase: { value: 'Bom dia', own: false } }}
      attempted={false}
      excess={0}
      onChoose={() => {}}
    />,
  );
  const groups = [...container.querySelectorAll<HTMLElement>('[data-together]')];
  expect(groups.map((group) => group.textContent)).toEqual(['«Bom dia».', 'Bom dia),']);
  for (const group of groups) expect(within(group).getByRole('combobox', { name: 'Frase' })).toBeTruthy();
  // The punctuation is in the groups: text outside starts with a space or a word.
  expect(container.textContent).toBe('Traduz «Bom dia». Depois, diz (porquê Bom dia), e [outra].');
});
