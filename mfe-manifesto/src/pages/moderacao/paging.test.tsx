import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueuePanel } from './QueuePanel.tsx';
import { entry, functions } from './staff.test-scene.ts';

vi.setConfig({ testTimeout: 20_000 });

/** Renders the page with a fake server that has `count` pending suggestions. */
async function open(count: number) {
  const queue = Array.from({ length: count }, (_, n) => entry(n + 1));
  const nr = (cursor: unknown) => Number(String(cursor).replace('lugar-', ''));
  const { client, asked } = functions({
    moderation_queue: ({ after, max_rows }: { after?: string; max_rows: number }) =>
      queue.filter(({ place }) => !after || nr(place) > nr(after)).slice(0, max_rows),
    moderation_counts: () => ({ pending: queue.length, reported: 0 }),
    moderation_decisions: [],
  });
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <QueuePanel client={client} />
    </ShellProvider>,
  );
  await screen.findByText('Ideia 1');
  return { queue, asked, shell };
}
const shown = () => [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
const texts = (items: readonly { suggestion_text: string }[]) => items.map((one) => one.suggestion_text);
const more = () => screen.findByRole('button', { name: /^Mostrar mais/ });

it('Queue loads the next page after its cursor and focuses the first new entry', async () => {
  const { queue, asked, shell } = await open(60);
  await userEvent.click(await more());
  await screen.findByText('Ideia 60');
  expect(asked('moderation_queue')).toEqual([
    { queue: 'pending', max_rows: 50 },
    { queue: 'pending', max_rows: 50, after: 'lugar-50' },
  ]);
  expect(shown()).toEqual(texts(queue));
  expect(document.activeElement?.id).toBe('entrada-s51');
  expect(JSON.stringify(shell.log)).toContain('Mais 10 sugestões. À vista: 60 de 60.');
  expect(screen.queryByRole('button', { name: /^Mostrar mais/ })).toBeNull();
});

it.each([
  ['a colleague decided a loaded entry', (queue: object[]) => queue.splice(4, 1)],
  ['colleagues decided all loaded entries', (queue: object[]) => queue.splice(0, 50)],
  [
    'as many entries arrived as left',
    (queue: object[]) => {
      queue.splice(4, 1);
      queue.splice(10, 1);
      queue.push(entry(98), entry(99));
    },
  ],
])('Queue paging has no gaps and no stale entries when %s', async (_what, happen) => {
  const { queue } = await open(60);
  happen(queue);
  await userEvent.click(await more());
  await screen.findByText('Ideia 60');
  await vi.waitFor(() => expect(shown()).toEqual(texts(queue)));
});
