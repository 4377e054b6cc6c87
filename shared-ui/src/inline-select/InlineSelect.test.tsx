import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './InlineSelect.examples.tsx';

const InSentence = examples.examples['Dentro de uma frase'] as () => React.ReactNode;
const Unchosen = examples.examples['Ainda sem escolha'] as () => React.ReactNode;

test('opens, moves and chooses with the keyboard, and shows the choice in the sentence', async () => {
  const user = userEvent.setup();
  render(<InSentence />);
  const choice = screen.getByRole('combobox', { name: 'tom da mensagem' });
  expect(choice.textContent).toContain('formal');

  choice.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await waitFor(() => expect(screen.getByRole('option', { name: 'formal' })).toBe(document.activeElement));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'amigável' })).toBe(document.activeElement));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('combobox').textContent).toContain('amigável');
});

test('no stop of the keyboard around the open list is hidden from a screen reader', async () => {
  const user = userEvent.setup();
  render(<InSentence />);
  screen.getByRole('combobox').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await waitFor(() => {
    const guards = document.querySelectorAll('[data-base-ui-focus-guard]');
    expect(guards.length).toBeGreaterThan(0);
    expect([...guards].filter((guard) => guard.hasAttribute('aria-hidden'))).toEqual([]);
  });
});

test('Escape keeps the old choice', async () => {
  const user = userEvent.setup();
  render(<InSentence />);
  screen.getByRole('combobox').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('combobox').textContent).toContain('formal');
});

test('says that a choice is missing', () => {
  render(<Unchosen />);
  expect(screen.getByRole('combobox', { name: 'tema' }).textContent).toContain('escolha um tema');
});
