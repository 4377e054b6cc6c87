import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { open, prompt, V1 } from '../Factory.test-scene.tsx';
import { Sentence } from './Sentence.tsx';

vi.mock('@ia/shared-ui/confetti', () => ({ celebrate: vi.fn(async () => {}) }));
afterEach(() => document.documentElement.removeAttribute('data-motion'));

const EMAIL = '/prompt-factory?receita=email-reuniao#fabrica';
const flashing = () =>
  [...screen.getByTestId('final-prompt').querySelectorAll('[data-fresh]')].map((each) => each.textContent);

async function choose(user: ReturnType<typeof userEvent.setup>, blank: string, option: string | RegExp) {
  await user.click(await screen.findByRole('combobox', { name: blank }));
  await user.click(await screen.findByRole('option', { name: option }));
}

it('Prompt preview highlights newly chosen values only, and never typed ones', async () => {
  const user = userEvent.setup();
  open(V1, EMAIL);
  await screen.findByTestId('final-prompt');
  expect(flashing()).toEqual([]);
  await choose(user, 'Tom', 'formal');
  expect(flashing()).toEqual(['formal']);
  await choose(user, 'Duração', '15 minutos');
  expect(flashing()).toEqual(['15 minutos']);
  await choose(user, 'Tom', /palavras minhas/);
  await user.type(screen.getByRole('textbox', { name: 'Tom' }), 'brincalhão');
  expect(prompt()).toContain('Escreve um e-mail brincalhão para a minha equipa');
  expect(flashing()).toEqual([]);
});

it('Prompt preview does not animate with reduced motion', async () => {
  const user = userEvent.setup();
  open(V1, EMAIL);
  await screen.findByTestId('final-prompt');
  act(() => document.documentElement.setAttribute('data-motion', 'reduce'));
  await choose(user, 'Tom', 'formal');
  expect(prompt()).toContain('um e-mail formal para');
  expect(flashing()).toEqual([]);
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
      onChoose={() => {}}
    />,
  );
  const pieces = [...container.querySelectorAll<HTMLElement>('[data-together]')];
  expect(pieces.map((piece) => piece.textContent)).toEqual(['«Bom dia».', 'Bom dia),']);
  for (const piece of pieces) expect(within(piece).getByRole('combobox', { name: 'Frase' })).toBeTruthy();
  // Text outside starts with a space or a word, never with punctuation.
  expect(container.textContent).toBe('Traduz «Bom dia». Depois, diz (porquê Bom dia), e [outra].');
});
