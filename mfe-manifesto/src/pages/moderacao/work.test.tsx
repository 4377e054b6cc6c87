import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { QueuePanel } from './QueuePanel.tsx';
import { RedactForm } from './RedactForm.tsx';
import { entry, fakeFunctions } from './staff.test-scene.ts';
import { countArrivals } from './use-arrivals.ts';

// The moderator's work in the queue: redaction, batch decisions, search and shortcuts.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(() => localStorage.clear());

/** Fake server with three suggestions. */
const fakeServer = () =>
  fakeFunctions({
    moderation_queue: [1, 2, 3].map(entry),
    moderation_counts: { pending: 3, reported: 0 },
    moderation_decisions: [],
    moderate_suggestions: { act_id: 9, done: 2, skipped: 0 },
    moderate_suggestion: { act_id: 10 },
    moderation_search: [entry(2)],
    undo_moderation: { act_id: 9, left: 1 },
  });

function renderQueue() {
  const { client, callArgs } = fakeServer();
  const shell = fakeShell();
  render(
    <ShellProvider shell={shell}>
      <QueuePanel client={client} />
    </ShellProvider>,
  );
  return { callArgs, shell };
}
const entryElement = (text: string) => screen.getByText(text).closest('li') as HTMLElement;

it('Redact form removes the selection, reports an empty selection and inserts only the marker', async () => {
  const onAct = vi.fn(async () => null);
  render(
    <ShellProvider shell={fakeShell()}>
      <RedactForm
        item={{ ...entry(1), suggestion_text: 'Fale com o João' }}
        onAct={onAct}
        onCancel={() => {}}
      />
    </ShellProvider>,
  );
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Texto da sugestão' });
  const submit = screen.getByRole('button', { name: 'Retirar dados pessoais' });
  await userEvent.click(submit);
  expect(screen.getByText('Ainda não retirou nada.')).toBeTruthy();
  fireEvent.change(text, { target: { value: 'Fale com a Ana' } });
  await userEvent.click(submit);
  expect(screen.getByText(/Só pode retirar partes do texto/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao texto todo' }));
  text.setSelectionRange(11, 15);
  fireEvent.click(screen.getByRole('button', { name: 'Retirar o que está selecionado' }));
  expect(text.value).toBe('Fale com o [retirado]');
  await userEvent.click(screen.getByRole('radio', { name: 'Retirar o nome: a sugestão fica anónima' }));
  await userEvent.click(submit);
  expect(onAct).toHaveBeenCalledWith({
    kind: 'redact',
    text: 'Fale com o [retirado]',
    removeName: true,
    why: '',
  });
});

it('Queue rejects several suggestions with one reason and undoes the batch', async () => {
  const { callArgs, shell } = renderQueue();
  await screen.findByText('Ideia 1');
  expect(screen.getByText('Parte deste texto foi retirada pela moderação')).toBeTruthy();
  expect(within(entryElement('Ideia 1')).getByText(/^Sobre: /)).toBeTruthy();
  for (const text of ['Ideia 1', 'Ideia 3']) {
    await userEvent.click(within(entryElement(text)).getByRole('checkbox', { name: 'Escolher' }));
  }
  await userEvent.click(screen.getByRole('button', { name: 'Não publicar as 2 escolhidas' }));
  const dialog = await screen.findByRole('dialog', { name: 'Não publicar 2 sugestões' });
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Não é sobre o Manifesto/ }));
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'É publicidade.' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Não publicar a sugestão' }));
  const undo = await screen.findByRole('button', { name: 'Anular' });
  expect(callArgs('moderate_suggestions')).toEqual([
    { s_ids: 's1,s3', new_status: 'rejected', reason_code: 'off_topic', reason_text: 'É publicidade.' },
  ]);
  expect(screen.getByText('Sugestão não publicada. A decisão vale para 2 sugestões.')).toBeTruthy();
  await userEvent.click(undo);
  expect(callArgs('undo_moderation')).toEqual([{ act_id: 9 }]);
  await vi.waitFor(() =>
    expect(JSON.stringify(shell.log)).toContain('Uma ficou como está: houve outra decisão depois desta.'),
  );
});

it('Search replaces the queue and returns to it', async () => {
  const { callArgs } = renderQueue();
  await screen.findByText('Ideia 1');
  const field = screen.getByRole('textbox', { name: 'Procurar em todas as sugestões' });
  await userEvent.type(field, 'dois{Enter}');
  expect(await screen.findByText('1 sugestão com «dois».')).toBeTruthy();
  expect(callArgs('moderation_search')).toEqual([{ words: 'dois' }]);
  expect(screen.queryByText('Ideia 1')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Voltar à fila' }));
  expect(await screen.findByText('Ideia 1')).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('Shortcuts move focus, select and search, except in text fields and when turned off', async () => {
  const { callArgs } = renderQueue();
  await screen.findByText('Ideia 1');
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('jj');
  expect(document.activeElement).toBe(entryElement('Ideia 2'));
  await userEvent.keyboard('x');
  expect(within(entryElement('Ideia 2')).getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  await userEvent.keyboard('/');
  const field = screen.getByRole('textbox', { name: 'Procurar em todas as sugestões' });
  await userEvent.keyboard('ar?');
  expect((field as HTMLInputElement).value).toBe('ar?');
  expect(callArgs('moderate_suggestion')).toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();

  entryElement('Ideia 2').focus();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Atalhos do teclado' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Desligar os atalhos' }));
  expect(localStorage.getItem('moderationShortcuts')).toBe('off');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fechar' }));
  entryElement('Ideia 2').focus();
  await userEvent.keyboard('a');
  expect(callArgs('moderate_suggestion')).toEqual([]);
});

it('Shortcut «a» accepts the focused suggestion', async () => {
  const { callArgs } = renderQueue();
  await screen.findByText('Ideia 1');
  entryElement('Ideia 3').focus();
  await userEvent.keyboard('a');
  await vi.waitFor(() =>
    expect(callArgs('moderate_suggestion')).toMatchObject([{ s_id: 's3', new_status: 'approved' }]),
  );
});

it('countArrivals counts increases only', () => {
  expect(countArrivals({ pending: 3, reported: 2 }, { pending: 5, reported: 1 })).toEqual({
    suggestions: 2,
    reports: 0,
  });
});
