import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Suggestion } from '../../../data/suggestion.ts';
import { LazyReportDialog } from './LazyReportDialog.tsx';
import { SuggestionCard } from './SuggestionCard.tsx';

// Reporting a suggestion to the moderators: draft, confirmation, repeated report and rate limit.

vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const VISITOR_ID = '00000000-0000-8000-8000-000000000000';

let suggestionCount = 0;
/** Drafts stay in memory while the page is open, so each test uses its own suggestion. */
const createSuggestion = (): Suggestion => ({
  id: `00000000-0000-4000-8000-${String(++suggestionCount).padStart(12, '0')}`,
  suggestion_text: `Ideia ${suggestionCount}`,
  status: 'approved',
  author: null,
  created_at: '2026-11-02T10:00:00.000Z',
  upvotes: 0,
  is_example: false,
});

/** Mocks a server that answers each report with `changed`, and other requests with a visitor id. */
function mockServer(changed: boolean) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const rpc = String(input instanceof Request ? input.url : input).endsWith('/report_suggestion');
    return new Response(JSON.stringify(rpc ? { changed } : VISITOR_ID), {
      status: 200,
      headers: { 'content-type': 'application/json' },
    });
  });
}

function Cards({ suggestions }: { suggestions: Suggestion[] }) {
  const [suggestionToReport, setSuggestionToReport] = useState<Suggestion | null>(null);
  return (
    <>
      {suggestions.map((one) => (
        <SuggestionCard key={one.id} suggestion={one} onReport={setSuggestionToReport} />
      ))}
      <LazyReportDialog suggestion={suggestionToReport} onClose={() => setSuggestionToReport(null)} />
    </>
  );
}

function renderCards(...suggestions: Suggestion[]) {
  const shell = fakeShell({
    backend: () => ({ url: 'http://127.0.0.1:9', publishableKey: 'sb_publishable_teste' }),
  });
  const { unmount } = render(
    <ShellProvider shell={shell}>
      <Cards suggestions={suggestions} />
    </ShellProvider>,
  );
  return { shell, unmount };
}

const notices = (shell: ReturnType<typeof fakeShell>) => shell.log.notices.map(({ message }) => message);
const card = (index: number) => screen.getAllByRole('article', { hidden: true })[index] as HTMLElement;
async function openReport(index: number, label = 'Denunciar'): Promise<HTMLElement> {
  await userEvent.click(within(card(index)).getByRole('button', { name: label }));
  return screen.findByRole('dialog', undefined, { timeout: 10_000 });
}
const detailsField = (dialog: HTMLElement) =>
  within(dialog).getByLabelText<HTMLTextAreaElement>(/Quer explicar melhor/);

it('Report dialog keeps a draft for each suggestion until the report is sent', async () => {
  mockServer(true);
  const [one, other] = [createSuggestion(), createSuggestion()];
  const { unmount } = renderCards(one, other);
  let dialog = await openReport(0);
  await userEvent.click(within(dialog).getByLabelText('Outro motivo'));
  fireEvent.change(detailsField(dialog), { target: { value: 'Custou a escrever' } });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();

  dialog = await openReport(1);
  expect(detailsField(dialog).value, 'of another suggestion').toBe('');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));

  dialog = await openReport(0);
  expect(detailsField(dialog).value).toBe('Custou a escrever');
  expect(within(dialog).getByLabelText<HTMLInputElement>('Outro motivo').checked).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar denúncia' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // With the device's record of the report deleted, the form appears again, and empty.
  unmount();
  localStorage.clear();
  renderCards(one, other);
  expect(detailsField(await openReport(0)).value, 'sent').toBe('');
});

it('SuggestionCard shows that a report was sent, and the dialog repeats it', async () => {
  mockServer(true);
  const { shell } = renderCards(createSuggestion(), createSuggestion());
  const dialog = await openReport(0);
  await userEvent.click(within(dialog).getByLabelText('Expõe dados pessoais'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar denúncia' }));
  await vi.waitFor(() =>
    expect(notices(shell)).toEqual(['Denúncia enviada. Obrigado por cuidar deste espaço.']),
  );
  await vi.waitFor(() => expect(within(card(0)).getByRole('button', { name: 'Já denunciada' })).toBeTruthy());
  expect(within(card(1)).getByRole('button', { name: 'Denunciar' })).toBeTruthy();

  const again = await openReport(0, 'Já denunciada');
  expect(again.textContent).toContain('Já denunciou esta sugestão');
  expect(within(again).queryByRole('button', { name: 'Enviar denúncia' })).toBeNull();
});

it("Report dialog shows that the server already has this visitor's report", async () => {
  mockServer(false);
  const { shell } = renderCards(createSuggestion());
  const dialog = await openReport(0);
  await userEvent.click(within(dialog).getByLabelText('Expõe dados pessoais'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar denúncia' }));
  await vi.waitFor(() => expect(notices(shell).join()).toMatch(/^Já denunciou esta sugestão\./));
  await vi.waitFor(() => expect(within(card(0)).getByRole('button', { name: 'Já denunciada' })).toBeTruthy());
});

// `minutesToWait` rounds down and adds 2; it assumes 10 minutes when the server sends no details.
it.each([
  [{ limit: 'reports_per_address_hour', wait: 2060 }, 'Pode tentar de novo dentro de 36 minutos.'],
  [{ limit: 'reports_per_visitor_hour', wait: 20 }, 'Pode tentar de novo dentro de 2 minutos.'],
  [null, 'Pode tentar de novo dentro de 12 minutos.'],
])(
  'Report dialog shows when a rate-limited report (%j) can be retried, and keeps the draft',
  async (limit, retryText) => {
    const errorDetails = limit && JSON.stringify(limit);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) =>
      String(input).endsWith('/report_suggestion')
        ? Response.json({ message: 'rate_limited', details: errorDetails }, { status: 429 })
        : Response.json(VISITOR_ID),
    );
    renderCards(createSuggestion());
    const dialog = await openReport(0);
    await userEvent.click(within(dialog).getByLabelText('Outro motivo'));
    fireEvent.change(detailsField(dialog), { target: { value: 'Custou a escrever' } });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Enviar denúncia' }));
    const alert = await within(dialog).findByRole('alert');
    expect(alert.textContent).toContain(`O que escreveu continua aqui. ${retryText}`);
    expect(detailsField(dialog).value).toBe('Custou a escrever');
  },
);
