import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './Toast.examples.tsx';

const Dismissible = examples.examples['Que se pode fechar'] as () => React.ReactNode;

test('Toast appears in an existing live region, and can be closed', async () => {
  const user = userEvent.setup();
  render(<Dismissible />);
  const region = screen.getByRole('region', { name: 'Aviso de exemplo' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  await user.click(screen.getByRole('button', { name: 'Mostrar aviso' }));
  expect(region.textContent).toContain('Mestre de Prompts');
  await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  expect(region.textContent).toBe('');
});
