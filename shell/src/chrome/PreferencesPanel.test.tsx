import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NAMES } from '../preferences/choices.ts';
import PreferencesPanel from './PreferencesPanel.tsx';

test('PreferencesPanel shows each preference as a radio group, applies a choice at once and resets it', async () => {
  const announce = vi.fn();
  render(<PreferencesPanel announce={announce} />);
  expect(screen.getAllByRole('radiogroup')).toHaveLength(NAMES.length);
  const reset = screen.getByRole('button', { name: 'Repor como estava' });
  expect(reset.getAttribute('aria-disabled')).toBe('true');
  const size = within(screen.getByRole('radiogroup', { name: 'Tamanho do texto' }));
  await userEvent.click(size.getByRole('radio', { name: '125 %' }));
  expect(document.documentElement.dataset.text).toBe('125');
  await userEvent.click(reset);
  expect(document.documentElement.dataset.text).toBeUndefined();
  expect(size.getByRole<HTMLInputElement>('radio', { name: '100 %' }).checked).toBe(true);
  expect(announce).toHaveBeenCalledWith('Preferências repostas como estavam no início.');
});
