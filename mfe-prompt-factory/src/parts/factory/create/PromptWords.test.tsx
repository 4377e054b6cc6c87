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

it('words that were just chosen flash in the prompt, and no others; typed ones do not', async () => {
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

it('nothing flashes where less motion is wanted', async () => {
  const user = userEvent.setup();
  open(V1, EMAIL);
  await screen.findByTestId('final-prompt');
  act(() => document.documentElement.setAttribute('data-motion', 'reduce'));
  await choose(user, 'Tom', 'formal');
  expect(prompt()).toContain('um e-mail formal para');
  expect(flashing()).toEqual([]);
});

it('the signs around a blank are in one piece with it', () => {
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
  // What is left outside begins with a space or a word, never with a sign.
  expect(container.textContent).toBe('Traduz «Bom dia». Depois, diz (porquê Bom dia), e [outra].');
});
