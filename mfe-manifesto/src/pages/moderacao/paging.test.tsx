import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { QueuePanel } from './QueuePanel.tsx';
import { entry, fakeFunctions } from './staff.test-scene.ts';

// «Mostrar mais» in the moderation queue, in pages of 50, while colleagues decide other entries.

vi.setConfig({ testTimeout: 20_000 });

/** Renders the page with a fake server that has `count` pending suggestions. */
async function renderQueue(count: number) {
  const queue = Array.from({ length: count }, (_, n) => entry(n + 1));
  const cursorNumber = (cursor: unknown) => Number(String(cursor).replace('lugar-', ''));
  const { client, callArgs } = fakeFunctions({
    moderation_queue: ({ after, max_rows }: { after?: string; max_rows: number }) =>
      queue.filter(({ place }) => !after || cursorNumber(place) > cursorNumber(after)).slice(0, max_rows),
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
  return { queue, callArgs, shell };
}
const shownTexts = () => [...document.querySelectorAll('blockquote')].map(({ textContent }) => textContent);
const texts = (items: readonly { suggestion_text: string }[]) => items.map((one) => one.suggestion_text);
const findMoreButton = () => screen.findByRole('button', { name: /^Mostrar mais/ });

it('Queue loads the next page after its cursor and focuses the first new entry', async () => {
  const { queue, callArgs, shell } = await renderQueue(60);
  await userEvent.click(await findMoreButton());
  await screen.findByText('Ideia 60');
  expect(callArgs('moderation_queue')).toEqual([
    { queue: 'pending', max_rows: 50 },
    { queue: 'pending', max_rows: 50, after: 'lugar-50' },
  ]);
  expect(shownTexts()).toEqual(texts(queue));
  expect(document.activeElement?.id).toBe('entrada-s51');
  expect(JSON.stringify(shell.log)).toContain('Mais 10 sugestões. A mostrar 60 de 60.');
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
])('Queue paging has no gaps and no stale entries when %s', async (_case, changeQueue) => {
  const { queue } = await renderQueue(60);
  changeQueue(queue);
  await userEvent.click(await findMoreButton());
  await screen.findByText('Ideia 60');
  await vi.waitFor(() => expect(shownTexts()).toEqual(texts(queue)));
});
