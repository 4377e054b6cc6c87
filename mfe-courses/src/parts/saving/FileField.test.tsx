import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FileField } from './FileField.tsx';

test('FileField has a Portuguese label, is reachable by keyboard, and accepts the same file twice', async () => {
  const onFile = vi.fn();
  render(<FileField label="Ficheiro do outro dispositivo" accept=".json" onFile={onFile} />);
  const field = screen.getByLabelText<HTMLInputElement>('Ficheiro do outro dispositivo Escolher ficheiro');
  const user = userEvent.setup();
  await user.tab();
  expect(document.activeElement).toBe(field);
  const file = new File(['{}'], 'o-meu-progresso.json', { type: 'application/json' });
  await user.upload(field, file);
  await user.upload(field, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});
