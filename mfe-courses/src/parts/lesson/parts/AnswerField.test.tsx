import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { AnswerField as Field } from '../../../content/schema.ts';
import { writtenKey } from '../../../state/written-atom.ts';
import { LessonIdProvider } from '../lesson-id.ts';
import { PrintVersionProvider } from '../print-version.ts';
import { AnswerField } from './AnswerField.tsx';

beforeEach(() => localStorage.clear());

const textField: Field = { kind: 'text', id: 'frase', label: 'A sua frase', model: 'Uma frase nossa.' };
const checklistField: Field = {
  kind: 'checklist',
  id: 'conta',
  label: 'O que confirmou',
  items: ['A conta', 'O escudo'],
  model: 'Com os dois, pode começar.',
};
const renderField = (field: Field) =>
  render(
    <LessonIdProvider value="curso">
      <AnswerField field={field} />
    </LessonIdProvider>,
  );

it('Answer field stores the text, and opens the sample answer by keyboard', async () => {
  const { unmount } = renderField(textField);
  expect(screen.queryByText('Uma frase nossa.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Comparar com uma resposta possível' })).toBeNull();
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'A sua frase' }));
  await user.keyboard('Aprende com exemplos');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Uma frase nossa.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Uma resposta possível');
  unmount();
  renderField(textField);
  expect(screen.getByDisplayValue('Aprende com exemplos')).toBeTruthy();
  expect(screen.queryByText('Uma frase nossa.'), 'closed again on the next visit').toBeNull();
});

it('Answer field opens the sample answer only after an answer or on explicit request', async () => {
  renderField(textField);
  await userEvent.type(screen.getByRole('textbox'), '   ');
  await userEvent.click(screen.getByRole('button', { name: 'Ver uma resposta possível' }));
  expect(screen.getByText('Uma frase nossa.')).toBeTruthy();
});

it('Answer field stores ticks, and deletes an empty entry', async () => {
  const { unmount } = renderField(checklistField);
  expect(screen.getByRole('group', { name: 'O que confirmou' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Ver sem marcar' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'O escudo' }));
  expect(screen.getByRole('button', { name: 'Comparar com uma resposta possível' })).toBeTruthy();
  unmount();
  renderField(checklistField);
  const shield = screen.getByRole<HTMLInputElement>('checkbox', { name: 'O escudo' });
  expect(shield.checked).toBe(true);
  await userEvent.click(shield);
  expect(localStorage.getItem(writtenKey('curso'))).toBe('{"version":1,"places":{}}');
});

it('Answer field prints space for handwriting', () => {
  render(
    <PrintVersionProvider value={true}>
      <AnswerField field={checklistField} />
      <AnswerField field={textField} />
    </PrintVersionProvider>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(checklistField.items);
  expect(screen.getByText('A sua frase')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(/Uma frase nossa|Com os dois/)).toBeNull();
});
