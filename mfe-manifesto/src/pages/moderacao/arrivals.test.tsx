import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueuePanel } from './QueuePanel.tsx';
import { entry, fakeFunctions } from './staff.test-scene.ts';

// Suggestions and reports that arrive while the queue is open. The page polls for them once a minute.

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Moderação';
});
afterEach(() => vi.useRealTimers());

const MINUTE_MS = 60_000;
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function renderQueue() {
  const queue = [entry(1)];
  const counts = { pending: 1, reported: 0 };
  const { client } = fakeFunctions({
    moderation_queue: () => [...queue],
    moderation_counts: () => ({ ...counts }),
    moderation_decisions: [],
    moderation_search: [],
  });
  const shell = fakeShell();
  const view = render(
    <ShellProvider shell={shell}>
      <QueuePanel client={client} />
    </ShellProvider>,
  );
  await advance(0);
  /** Simulates a new suggestion or a new report. */
  const addArrival = (name: 'pending' | 'reported') => {
    if (name === 'pending') queue.push(entry(queue.length + 1));
    counts[name] += 1;
  };
  const announcementCount = () => shell.log.announcements.length;
  return { addArrival, announcementCount, unmount: view.unmount };
}

it('Arrivals are announced once and counted in the title; list and focus stay unchanged', async () => {
  const { addArrival, announcementCount, unmount } = await renderQueue();
  const filter = screen.getByRole('radio', { name: 'Recebidas (1)' });
  filter.focus();
  await advance(MINUTE_MS);
  expect([announcementCount(), document.title]).toEqual([0, 'Moderação']);
  addArrival('pending');
  await advance(2 * MINUTE_MS);
  expect(screen.getByText('Entretanto: 1 sugestão nova.')).toBeTruthy();
  expect([announcementCount(), document.title]).toEqual([1, '(1) Moderação']);
  addArrival('reported');
  addArrival('pending');
  await advance(MINUTE_MS);
  expect(screen.getByText('Entretanto: 2 sugestões novas e 1 sugestão denunciada.')).toBeTruthy();
  expect([announcementCount(), document.title]).toEqual([2, '(3) Moderação']);
  expect(screen.queryByText('Ideia 2')).toBeNull();
  expect(document.activeElement).toBe(filter);
  unmount();
  expect(document.title, 'the title belongs to another page').toBe('Moderação');
});

it('Arrivals load on request, also from a search', async () => {
  const { addArrival } = await renderQueue();
  fireEvent.change(screen.getByRole('textbox', { name: 'Procurar em todas as sugestões' }), {
    target: { value: 'nada' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Procurar' }));
  await advance(0);
  expect(screen.getByText('Nenhuma sugestão tem «nada».')).toBeTruthy();
  addArrival('pending');
  await advance(MINUTE_MS);
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
  await advance(0);
  expect(screen.getByText('Ideia 2')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Mostrar' })).toBeNull();
  expect(document.title).toBe('Moderação');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Sugestões' }));
});
