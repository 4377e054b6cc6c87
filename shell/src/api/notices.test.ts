import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createNotices } from './notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const messages = (notices: ReturnType<typeof createNotices>) => notices.get().map(({ message }) => message);

it('a notice closes after its timeout, an error never', () => {
  const notices = createNotices();
  notices.show({ kind: 'success', message: 'Feito.' });
  notices.show({ kind: 'error', message: 'Falhou.' });
  notices.show({ kind: 'error', message: 'Falhou já.', timeout: 10 });
  vi.advanceTimersByTime(5999);
  expect(messages(notices)).toEqual(['Feito.', 'Falhou.', 'Falhou já.']);
  vi.advanceTimersByTime(1);
  expect(messages(notices)).toEqual(['Falhou.', 'Falhou já.']);
  vi.advanceTimersByTime(3_600_000);
  expect(messages(notices)).toEqual(['Falhou.', 'Falhou já.']);
});

it('a notice stays while pointer or focus hold it, and then restarts its timeout', () => {
  const notices = createNotices();
  notices.show({ kind: 'info', message: 'Antes.' });
  vi.advanceTimersByTime(5000);
  notices.hold('pointer');
  notices.hold('focus');
  notices.show({ kind: 'info', message: 'Durante.' });
  vi.advanceTimersByTime(60_000);
  notices.release('pointer');
  vi.advanceTimersByTime(60_000);
  expect(messages(notices)).toEqual(['Antes.', 'Durante.']);
  notices.release('focus');
  vi.advanceTimersByTime(5999);
  expect(messages(notices)).toEqual(['Antes.', 'Durante.']);
  vi.advanceTimersByTime(1);
  expect(messages(notices)).toEqual([]);
});

it('a notice replaces an earlier one of the same topic, and no other', () => {
  const notices = createNotices();
  notices.show({ kind: 'success', message: '20 pontos.', topic: 'curso' });
  notices.show({ kind: 'info', message: 'Sem ligação.' });
  notices.show({ kind: 'success', message: '40 pontos.', topic: 'curso' });
  expect(messages(notices)).toEqual(['Sem ligação.', '40 pontos.']);
});

it('a repeated message replaces the earlier notice', () => {
  const notices = createNotices();
  notices.show({ kind: 'info', message: 'Igual.' });
  vi.advanceTimersByTime(3000);
  notices.show({ kind: 'info', message: 'Igual.' });
  vi.advanceTimersByTime(5000);
  expect(messages(notices)).toEqual(['Igual.']);
});
