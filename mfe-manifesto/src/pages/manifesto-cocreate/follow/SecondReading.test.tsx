import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { SuggestionReceipt } from '../../../data/receipt-query.ts';
import FoundSuggestion from './FoundSuggestion.tsx';
import type { FollowState } from './use-follow.ts';

const receipt: SuggestionReceipt = {
  suggestion_text: 'Uma ideia minha',
  created_at: '2026-10-02T10:00:00Z',
  stage: 'rejected',
  integrated_in: null,
  upvotes: 0,
  second_reading: 'available',
  history: [{ stage: 'rejected', at: '2026-10-03T10:00:00Z', reason_code: 'off_topic' }],
};

/** Renders the receipt of a refused suggestion on a site that answers requests for a second reading. */
function renderRefused(status: number, answer: unknown) {
  const requested = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json(answer, { status }));
  const shell = fakeShell({
    backend: () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' }),
  });
  function Follow() {
    const [state, setState] = useState<FollowState>({ status: 'found', code: 'IA-1', receipt });
    return <FoundSuggestion state={state} onChange={setState} />;
  }
  render(
    <ShellProvider shell={shell}>
      <Follow />
    </ShellProvider>,
  );
  return requested;
}
const button = () => screen.findByRole('button', { name: 'Pedir outra leitura' });

it('Receipt of a refused suggestion requests a second reading and shows until when it is answered', async () => {
  const requested = renderRefused(200, {
    second_reading: 'requested',
    second_reading_due: '2026-12-27',
    second_reading_late: false,
  });
  await userEvent.click(await button());
  const confirmation = await screen.findByText(/^Pedido recebido/);
  expect(confirmation.textContent).toContain('Contamos responder até 27 de dezembro de 2026.');
  expect(document.activeElement).toBe(confirmation);
  expect(screen.queryByRole('button', { name: 'Pedir outra leitura' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Pôr o prazo no calendário' })).toBeTruthy();
  expect(requested).toHaveBeenCalledTimes(1);
});

it.each([
  ['the decision has changed', 200, { second_reading: null }, /^Entretanto, a equipa mudou a decisão/],
  ['the suggestion was erased', 200, null, /^Já não existe nenhuma sugestão com este código/],
  ['the server fails', 500, { message: 'x' }, /^Não conseguimos enviar o pedido/],
  ['a limit is reached', 429, { message: 'limit' }, /^Houve muitas consultas/],
])('Request for a second reading says what to do when %s', async (_case, status, answer, text) => {
  renderRefused(status, answer);
  await userEvent.click(await button());
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
  expect(await button()).toBeTruthy();
});
