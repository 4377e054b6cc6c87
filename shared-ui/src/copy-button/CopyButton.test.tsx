import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from './CopyButton.tsx';

const stubClipboard = (writeText: (text: string) => Promise<void>) =>
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

test('CopyButton copies, shows success for two seconds, and resets', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  stubClipboard(writeText);
  const onCopied = vi.fn();
  render(<CopyButton text="Olá" onCopied={onCopied} />);

  await press();
  expect(writeText).toHaveBeenCalledWith('Olá');
  expect(onCopied).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Copiado!');
  // The name stays: a screen reader would speak a new one as well.
  const button = screen.getByRole('button', { name: 'Copiar Prompt' });
  expect(button.textContent).toContain('Copiado!');

  act(() => vi.advanceTimersByTime(1999));
  expect(button.textContent).toContain('Copiado!');
  act(() => vi.advanceTimersByTime(1));
  expect(button.textContent).toBe('Copiar Prompt');
});

test('CopyButton adds the name of the text for screen readers', async () => {
  stubClipboard(async () => {});
  render(<CopyButton text="Olá" about="Um convite" />);
  expect(screen.getByRole('button', { name: 'Copiar Prompt Um convite' })).toBeDefined();
  await press();
  expect(screen.getByRole('status').textContent).toBe('Copiado! Um convite');
  expect(screen.getByRole('button', { name: 'Copiar Prompt Um convite' })).toBeDefined();
});

test('CopyButton shows an error and the selected text when the clipboard is blocked', async () => {
  stubClipboard(() => Promise.reject(new Error('not allowed')));
  render(<CopyButton text="Escreve um convite" />);
  await press();
  expect(screen.getByRole('alert').textContent).toContain('Falha ao copiar o prompt.');
  const text = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect(document.activeElement).toBe(text);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Escreve um convite');
  text.blur();
  await press();
  expect(document.activeElement).toBe(text);
});
