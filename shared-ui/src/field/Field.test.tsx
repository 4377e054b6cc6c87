import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './Field.tsx';

test('Field describes its control by the error first, then by the hint', () => {
  render(
    <Field label="Código" hint="Está no recibo." error="Faltam letras.">
      {(control) => <input {...control} />}
    </Field>,
  );
  const ids = screen.getByRole('textbox').getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Erro: Faltam letras.',
    'Está no recibo.',
  ]);
});
