import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { voteBursts as t } from '../../../content/vote-bursts.ts';
import { LazyBursts } from './LazyBursts.tsx';

// The section about vote bursts, in which a moderator decides whether many votes from one address count.

vi.setConfig({ testTimeout: 20_000 });

const BURST = {
  address: `3f9ac2${'0'.repeat(58)}`,
  since: '2026-11-22T10:00:00+00:00',
  until: '2026-11-22T11:00:00+00:00',
  voters: 60,
  votes: 62,
  counted: 40,
  held: 20,
  waiting: 2,
  reviewed: 0,
  targets: ['principle:literacia', 'suggestion:a', 'suggestion:b', 'recipe:brainstorm'],
};
const REVIEW = {
  id: 7,
  address: BURST.address,
  since: BURST.since,
  until: BURST.until,
  counts: false,
  votes: 62,
  note: 'Uma só pessoa',
  moderator_email: 'ana@exemplo.pt',
  at: '2026-11-22T12:00:00+00:00',
  undone_at: null as string | null,
};
type Answer = { data?: unknown; error?: { message: string; code?: string }; status?: number };

/** Renders the open section with a fake server that has a list of answers per function; the last answer repeats. */
function renderBursts(answers: Record<string, Answer[]>) {
  const calls: [string, Record<string, unknown>][] = [];
  const rpc = async (name: string, args: Record<string, unknown>) => {
    calls.push([name, args]);
    const remaining = answers[name] ?? [];
    const {
      data = null,
      error = null,
      status = 200,
    } = (remaining.length > 1 ? remaining.shift() : remaining[0]) ?? {};
    return { data, error, status };
  };
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <LazyBursts client={{ rpc } as unknown as SupabaseClient} />
    </ShellProvider>,
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  return {
    shell,
    callArgs: (name: string) => calls.filter(([call]) => call === name).map(([, args]) => args),
  };
}

it('Bursts show time, connection, size, targets and outcome', async () => {
  const { callArgs } = renderBursts({ vote_bursts: [{ data: [BURST] }], vote_review_log: [{ data: [] }] });
  const entry = await screen.findByRole('listitem', { name: '60 votantes, 62 votos. Ligação 3F9AC2' });
  for (const text of [
    'Contam: 40',
    'Não contam: 20',
    'Por contar: 2',
    '22 de novembro de 2026, das 10:00 às 11:00',
    'Em: Princípio «Literacia»; 2 sugestões; avaliações de 1 receita',
  ]) {
    expect(within(entry).getByText(text)).toBeTruthy();
  }
  expect(screen.getByText('1 ligação, 60 votantes ao todo.')).toBeTruthy();
  expect(screen.getByText(t.log.empty)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Últimos 30 dias' }));
  expect(callArgs('vote_bursts')).toEqual([{ hours: 48 }, { hours: 720 }]);
});

it('Bursts exclude votes with a reason, log the review and undo it', async () => {
  const reviewedBurst = { ...BURST, reviewed: 62, counted: 0, held: 62 };
  const { shell, callArgs } = renderBursts({
    vote_bursts: [{ data: [BURST] }, { data: [reviewedBurst] }, { data: [BURST] }],
    vote_review_log: [
      { data: [] },
      { data: [REVIEW] },
      { data: [{ ...REVIEW, undone_at: '2026-11-22T12:05:00+00:00' }] },
    ],
    review_votes: [{ data: { review_id: 7, votes: 62 } }],
    undo_vote_review: [{ data: { review_id: 7, votes: 62 } }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Não contar estes votos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Não contar estes votos' });
  const submitButton = within(dialog).getByRole('button', { name: 'Não contar estes votos' });
  await userEvent.click(submitButton);
  const note = within(dialog).getByRole('textbox', { name: t.review.note });
  expect(document.activeElement).toBe(note);
  expect(callArgs('review_votes')).toEqual([]);
  await userEvent.keyboard('Uma só pessoa');
  await userEvent.click(submitButton);
  const undo = await screen.findByRole('button', { name: 'Repor como estava' });
  const { address, since, until } = BURST;
  expect(callArgs('review_votes')).toEqual([{ address, since, until, counts: false, note: 'Uma só pessoa' }]);
  expect(screen.getByText(t.decided)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.letCount })).toBeNull();
  expect(screen.getByText('Uma só pessoa')).toBeTruthy();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.title })));

  await userEvent.click(undo);
  expect(await screen.findByText(/^Anulada em 22 de novembro de 2026/)).toBeTruthy();
  expect(callArgs('undo_vote_review')).toEqual([{ review_id: 7 }]);
  expect(JSON.stringify(shell.log)).toContain('Decisão anulada: 62 votos voltam ao que eram.');
});

it('Bursts keep the note and show a conflict when a colleague reviewed the votes first', async () => {
  renderBursts({
    vote_bursts: [{ data: [BURST] }],
    vote_review_log: [{ data: [] }],
    review_votes: [{ error: { message: 'no votes found', code: 'PT404' }, status: 404 }],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Contar estes votos' }));
  const dialog = await screen.findByRole('dialog', { name: 'Contar estes votos' });
  const note = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: t.review.note });
  fireEvent.change(note, { target: { value: 'Uma escola' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Contar estes votos' }));
  expect(await within(dialog).findByText(t.conflict)).toBeTruthy();
  expect(note.value).toBe('Uma escola');
});

it('Review log shows a review after its address hash was deleted', async () => {
  renderBursts({
    vote_bursts: [{ data: [] }],
    vote_review_log: [{ data: [{ ...REVIEW, address: null, note: 'Escola' }] }],
  });
  expect(await screen.findByText('Escola')).toBeTruthy();
  expect(screen.queryByText(/Ligação/)).toBeNull();
});

it('Bursts show an empty list, or a failed load with retry', async () => {
  renderBursts({
    vote_bursts: [{ error: { message: 'boom' }, status: 500 }, { data: [] }],
    vote_review_log: [{ data: [] }],
  });
  expect((await screen.findByRole('alert')).textContent).toContain(t.failed);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText(t.empty)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.title }));
});
