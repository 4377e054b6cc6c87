import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './RadioGroup.examples.tsx';

const Signing = examples.examples.Normal as () => React.ReactNode;
const Broken = examples.examples['Com erro'] as () => React.ReactNode;

test('is a named group of which one answer is chosen', async () => {
  render(<Signing />);
  expect(screen.getByRole('radiogroup', { name: 'Como quer assinar?' })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Anónimo/, checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Com o meu nome' }));
  expect(screen.getByRole('radio', { name: 'Com o meu nome', checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Anónimo/, checked: false })).toBeDefined();
});

test('the error is read with the question', () => {
  render(<Broken />);
  const group = screen.getByRole('radiogroup');
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(error?.textContent).toBe('Erro: Escolha uma resposta para continuar.');
});
