import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './Dialog.examples.tsx';

const Confirm = examples.examples.Confirmação as () => React.ReactNode;

test('Dialog takes the focus, has name and description, closes with Escape and restores the focus', async () => {
  const user = userEvent.setup();
  render(<Confirm />);
  const opener = screen.getByRole('button', { name: 'Recomeçar o percurso' });
  opener.focus();
  await user.keyboard('{Enter}');

  const dialog = await screen.findByRole('dialog', { name: 'Recomeçar o percurso?' });
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toContain('voltam a zero');

  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
