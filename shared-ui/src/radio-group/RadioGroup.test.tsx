import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import examples from './RadioGroup.examples.tsx';

const Normal = examples.examples.Normal as () => React.ReactNode;
const WithError = examples.examples['Com erro'] as () => React.ReactNode;

test('RadioGroup is a named group with one selected option', async () => {
  render(<Normal />);
  expect(screen.getByRole('radiogroup', { name: 'Como quer assinar?' })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Anónimo/, checked: true })).toBeDefined();
  await userEvent.click(screen.getByRole('radio', { name: 'Com o meu nome' }));
  expect(screen.getByRole('radio', { name: 'Com o meu nome', checked: true })).toBeDefined();
  expect(screen.getByRole('radio', { name: /Anónimo/, checked: false })).toBeDefined();
});

test('RadioGroup with an error is invalid and described by the error', () => {
  render(<WithError />);
  const group = screen.getByRole('radiogroup');
  const error = document.getElementById(group.getAttribute('aria-describedby') ?? '');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(error?.textContent).toBe('Erro: Escolha uma resposta para continuar.');
});
