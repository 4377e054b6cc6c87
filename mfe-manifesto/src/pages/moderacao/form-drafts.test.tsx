import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import type { SupabaseClient } from '@supabase/supabase-js';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { StaffError } from '../../data/moderation/staff-error.ts';
import { setDraftOwner } from '../../state/form-drafts.ts';
import { IntegrateForm } from './IntegrateForm.tsx';
import { MergeForm } from './MergeForm.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { RedactForm } from './RedactForm.tsx';
import { entry, fakeFunctions } from './staff.test-scene.ts';

// Drafts of the moderation forms, which stay in memory when their dialog closes.

vi.setConfig({ testTimeout: 20_000 });

// A new owner clears the drafts of the previous test.
let ownerCount = 0;
beforeEach(() => {
  ownerCount += 1;
  setDraftOwner(`pessoa-${ownerCount}`);
});

type OnAct = (act: unknown) => Promise<string | null>;
const noop = () => {};
const { client: clientWithSearch } = fakeFunctions({ moderation_search: [entry(2)] });
const versions = [{ version: '1.0', title: 'Um', published_on: '2026-11-01', body: 'Texto' }];
const clientWithVersions = {
  from: () => ({ select: async () => ({ data: versions, error: null }) }),
} as unknown as SupabaseClient;

const textField = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const fillIn = (name: string, value: string) => fireEvent.change(textField(name), { target: { value } });

/** Each form of a dialog: its choices, the label of its submit button, and the text fields to restore. */
const FORMS: Record<
  string,
  {
    form: (onAct: OnAct) => ReactElement;
    fillInChoices: () => Promise<void>;
    send: string;
    /** Number of `onAct` calls of an accepted submission: the integration also creates a version. */
    calls?: number;
    fields: Record<string, string>;
  }
> = {
  'a rejection': {
    form: (onAct) => <ReasonForm kind="reject" about="s1" onAct={onAct} onCancel={noop} />,
    fillInChoices: () => userEvent.click(screen.getByRole('radio', { name: /^Faz publicidade/ })),
    send: 'Não publicar a sugestão',
    fields: { 'Explicação para quem enviou': 'Obrigado, mas não.' },
  },
  'a redaction': {
    form: (onAct) => (
      <RedactForm item={{ ...entry(1), suggestion_text: 'Fale com o João' }} onAct={onAct} onCancel={noop} />
    ),
    fillInChoices: () => userEvent.click(screen.getByRole('radio', { name: /^Retirar o nome/ })),
    send: 'Retirar dados pessoais',
    fields: {
      'Texto da sugestão': 'Fale com o [retirado]',
      'Motivo, para o histórico e para a equipa (opcional)': 'Tem um nome.',
    },
  },
  'a merge': {
    form: (onAct) => <MergeForm client={clientWithSearch} item={entry(1)} onAct={onAct} onCancel={noop} />,
    fillInChoices: async () => {
      fillIn('Procurar a sugestão que fica', 'dois');
      await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
      await userEvent.click(await screen.findByRole('radio', { name: /^Ideia 2/ }));
    },
    send: 'Juntar as duas',
    fields: {
      'Procurar a sugestão que fica': 'dois',
      'Resposta para quem enviou (opcional)': 'Dizem o mesmo.',
    },
  },
  'an integration': {
    form: (onAct) => (
      <IntegrateForm
        client={clientWithVersions}
        about="s1"
        onAct={onAct}
        onCreateVersion={async (version) => {
          const failed = await onAct(version);
          if (failed) throw new StaffError('expired', failed);
        }}
        onCancel={noop}
      />
    ),
    fillInChoices: async () =>
      userEvent.click(await screen.findByRole('radio', { name: 'Criar uma versão nova' })),
    send: 'Marcar como integrada',
    calls: 2,
    fields: {
      'Número da versão': '1.1',
      'Título da versão': 'Um e pouco',
      'O que mudou': 'Mais bibliotecas.',
      'O texto do Manifesto nesta versão (opcional)': 'Texto novo',
      'Resposta para quem enviou (opcional)': 'Está no princípio 2.',
    },
  },
};

it.each(Object.entries(FORMS))(
  'Draft in %s survives closing the dialog, until it is sent, for its author only',
  async (_name, { form, fillInChoices, send, calls = 1, fields }) => {
    // The first submission fails, because the session has ended.
    const onAct = vi.fn<OnAct>().mockResolvedValueOnce('A sessão terminou. Entre de novo para continuar.');
    const renderForm = () => render(<ShellProvider shell={fakeShell()}>{form(onAct)}</ShellProvider>);
    const currentValues = () => Object.keys(fields).map((name) => textField(name).value);
    let view = renderForm();
    await fillInChoices();
    for (const [name, value] of Object.entries(fields)) fillIn(name, value);
    await userEvent.click(screen.getByRole('button', { name: send }));
    expect((await screen.findByRole('alert')).textContent).toContain('A sessão terminou.');
    view.unmount();

    view = renderForm();
    await screen.findByRole('button', { name: send });
    expect(currentValues()).toEqual(Object.values(fields));
    view.unmount();
    // A different moderator who signs in on this tab does not see the draft.
    setDraftOwner('outra-pessoa');
    view = renderForm();
    await screen.findByRole('button', { name: send });
    for (const value of Object.values(fields)) expect(screen.queryByDisplayValue(value)).toBeNull();

    await fillInChoices();
    for (const [name, value] of Object.entries(fields)) fillIn(name, value);
    onAct.mockResolvedValue(null);
    await userEvent.click(screen.getByRole('button', { name: send }));
    await vi.waitFor(() => expect(onAct).toHaveBeenCalledTimes(1 + calls));
    await act(async () => {});
    expect(onAct.mock.calls[1]).toEqual(onAct.mock.calls[0]);
    view.unmount();
    renderForm();
    await screen.findByRole('button', { name: send });
    for (const value of Object.values(fields)) expect(screen.queryByDisplayValue(value)).toBeNull();
  },
);

it('Redact form does not restore text that a colleague removed in the meantime', async () => {
  const form = (suggestion_text: string) => (
    <ShellProvider shell={fakeShell()}>
      <RedactForm item={{ ...entry(1), suggestion_text }} onAct={async () => null} onCancel={noop} />
    </ShellProvider>
  );
  const view = render(form('Fale com o João, 912345678'));
  fillIn('Texto da sugestão', 'Fale com o [retirado], 912345678');
  view.unmount();
  render(form('Fale com o João, [retirado]'));
  expect(textField('Texto da sugestão').value).toBe('Fale com o João, [retirado]');
});

it('Merge form shortens long suggestions so that several results are visible', async () => {
  const { client } = fakeFunctions({
    moderation_search: [{ ...entry(2), suggestion_text: 'palavra '.repeat(200) }],
  });
  render(<MergeForm client={client} item={entry(1)} onAct={async () => null} onCancel={noop} />);
  fillIn('Procurar a sugestão que fica', 'palavra');
  await userEvent.click(screen.getByRole('button', { name: 'Procurar' }));
  const option = await screen.findByRole('radio', { name: /^palavra .*… \(Recebida, 0 apoios\)$/ });
  expect(option.closest('label')?.textContent?.length).toBeLessThan(240);
});
