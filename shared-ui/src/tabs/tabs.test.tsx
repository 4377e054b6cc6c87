import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './tabs.examples.tsx';

const Normal = examples.examples.Normal as () => React.ReactNode;

test('arrow keys move between tabs and show what each holds; the ends meet', async () => {
  const user = userEvent.setup();
  render(<Normal />);
  expect(screen.getByRole('tablist', { name: 'Aprofundar o princípio' })).toBeDefined();
  expect(screen.getByRole('tabpanel', { name: 'Fundamentação' })).toBeDefined();

  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Exemplo Prático', selected: true })).toBe(document.activeElement);
  expect(screen.getByText('Uma situação do dia a dia.')).toBeDefined();

  await user.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Teste Rápido', selected: true })).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Fundamentação', selected: true })).toBeDefined();
});
