import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './InlineSelect.examples.tsx';

const InSentence = examples.examples['Dentro de uma frase'] as () => React.ReactNode;
const WithoutSelection = examples.examples['Ainda sem escolha'] as () => React.ReactNode;

test('InlineSelect opens and selects by keyboard, and shows the selection in the sentence', async () => {
  const user = userEvent.setup();
  render(<InSentence />);
  const combobox = screen.getByRole('combobox', { name: 'tom da mensagem' });
  expect(combobox.textContent).toContain('formal');

  combobox.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await waitFor(() => expect(screen.getByRole('option', { name: 'formal' })).toBe(document.activeElement));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('option', { name: 'amigável' })).toBe(document.activeElement));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('combobox').textContent).toContain('amigável');
});

test('InlineSelect has no focus guards with aria-hidden', async () => {
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

test('InlineSelect keeps its selection when Escape closes the list', async () => {
  const user = userEvent.setup();
  render(<InSentence />);
  screen.getByRole('combobox').focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('combobox').textContent).toContain('formal');
});

test('InlineSelect shows the placeholder without a selection', () => {
  render(<WithoutSelection />);
  expect(screen.getByRole('combobox', { name: 'tema' }).textContent).toContain('escolha um tema');
});
