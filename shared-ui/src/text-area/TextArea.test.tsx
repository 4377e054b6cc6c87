import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

test('TextArea updates its counter while typing, and announces it near the limit after a pause', () => {
  vi.useFakeTimers();
  render(<TextArea label="A sua sugestão" limit={20} />);
  const announced = screen.getByRole('status');
  act(() => vi.advanceTimersByTime(2000));
  expect(announced.textContent, 'untouched').toBe('');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mais bancos' } });
  expect(screen.getAllByText('Pode escrever ainda 9 caracteres.').length).toBe(1);
  act(() => vi.advanceTimersByTime(2000));
  expect(announced.textContent, 'far from the limit').toBe('');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mais bancos à sombra' } });
  expect(screen.getAllByText('Pode escrever ainda 0 caracteres.').length).toBe(1);
  expect(announced.textContent, 'while typing').toBe('');
  act(() => vi.advanceTimersByTime(1000));
  expect(announced.textContent).toBe('Pode escrever ainda 0 caracteres.');
});

test('TextArea does not announce the counter of a restored text', () => {
  vi.useFakeTimers();
  render(<TextArea label="A sua sugestão" limit={10} defaultValue="doze letras!" />);
  act(() => vi.advanceTimersByTime(2000));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('TextArea shows the excess instead of truncating pasted text', () => {
  render(<TextArea label="A sua sugestão" limit={10} defaultValue="doze letras!" />);
  expect(screen.getAllByText('Tem 2 caracteres a mais.').length).toBeGreaterThan(0);
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('doze letras!');
});

test('TextArea counts an emoji as one character', () => {
  render(<TextArea label="A sua sugestão" limit={10} defaultValue={'🙂'.repeat(9)} />);
  expect(screen.getAllByText('Pode escrever ainda 1 carácter.').length).toBeGreaterThan(0);
});
