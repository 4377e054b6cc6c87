import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ShareButton } from './ShareButton.tsx';

const SHARED_URL = 'https://ia.municipio.example/#/prompt-factory';
const press = () => userEvent.click(screen.getByRole('button'));
/** Replaces a property of `navigator`: happy-dom has neither a share sheet nor a blocked clipboard. */
const stubNavigator = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('ShareButton opens the share sheet and copies nothing', async () => {
  const share = vi.fn(async () => {});
  const writeText = vi.fn(async () => {});
  stubNavigator('share', share);
  render(<ShareButton url={SHARED_URL} title="Fábrica" />);
  stubNavigator('clipboard', { writeText });
  await press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Fábrica', url: SHARED_URL });
  expect(writeText).not.toHaveBeenCalled();
});

test('ShareButton shows no error when the visitor cancels the share sheet', async () => {
  stubNavigator('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  const writeText = vi.fn(async () => {});
  render(<ShareButton url={SHARED_URL} title="Fábrica" />);
  stubNavigator('clipboard', { writeText });
  await press();
  expect(writeText).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ShareButton copies when the share sheet is blocked, and announces it', async () => {
  stubNavigator('share', () => Promise.reject(new DOMException('no', 'NotAllowedError')));
  const writeText = vi.fn(async () => {});
  render(<ShareButton url={SHARED_URL} title="Fábrica" />);
  const user = userEvent.setup();
  stubNavigator('clipboard', { writeText });
  await user.click(screen.getByRole('button'));
  expect(writeText).toHaveBeenCalledExactlyOnceWith(SHARED_URL);
  expect((await screen.findByRole('status')).textContent).toBe('Ligação copiada');
  expect(screen.getByRole('button', { name: 'Partilhar' }).textContent).toContain('Ligação copiada');
});

test('ShareButton shows the selected URL when share sheet and clipboard are blocked', async () => {
  render(<ShareButton url={SHARED_URL} title="Fábrica" />);
  const user = userEvent.setup();
  stubNavigator('clipboard', { writeText: () => Promise.reject(new Error('refused')) });
  await user.click(screen.getByRole('button'));
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox');
  expect(field.value).toBe(SHARED_URL);
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('alert').textContent).toMatch(/^Não foi possível copiar a ligação/);
});
