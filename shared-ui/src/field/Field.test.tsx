import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

const Code = ({ error }: { error?: string }) => (
  <Field label="Código" hint="Está no recibo." error={error}>
    {(control) => <input {...control} />}
  </Field>
);

const descriptions = () =>
  (screen.getByRole('textbox').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

test('Field describes its control by the error alone', () => {
  const { rerender } = render(<Code />);
  expect(descriptions()).toEqual(['Está no recibo.']);
  rerender(<Code error="Faltam letras." />);
  expect(descriptions()).toEqual(['Erro: Faltam letras.']);
  expect(screen.getByText('Está no recibo.')).toBeDefined();
});

test('Field does not describe its control by the hint again when the error ends', () => {
  const { rerender } = render(<Code error="Faltam letras." />);
  rerender(<Code />);
  expect(descriptions()).toEqual([]);
});
