import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { createBackend } from '@ia/shared-services/backend';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { isDuplicateText } from '../../data/failure.ts';
import type { SuggestionReceipt } from '../../data/receipt-query.ts';
import { submitSuggestion } from '../../data/submit-suggestion-mutation.ts';
import { EMPTY_DRAFT } from '../../rules/suggestion-form.ts';
import { SuggestionCard } from './community/SuggestionCard.tsx';
import { SigningStep } from './contribute/SigningStep.tsx';
import type { ContributeForm } from './contribute/use-contribute.ts';
import { ReceiptStates } from './follow/ReceiptStates.tsx';

// What readers and authors see of moderation: redaction, refusal, merging and duplicates.
const REDACTION_NOTE = 'Parte deste texto foi retirada pela moderação';
const at = '2026-11-02T10:00:00.000Z';

it('SuggestionCard shows that moderation removed text, only on the redacted suggestion', () => {
  const card = (redacted: boolean) => ({
    id: redacted ? 's1' : 's2',
    suggestion_text: redacted ? 'Telefone [retirado]' : 'Uma ideia inteira',
    status: 'approved',
    author: null,
    created_at: at,
    upvotes: 2,
    is_example: false,
    redacted,
  });
  render(
    <ShellProvider shell={fakeShell()}>
      <SuggestionCard suggestion={card(true)} onReport={() => {}} />
      <SuggestionCard suggestion={card(false)} onReport={() => {}} />
    </ShellProvider>,
  );
  expect(screen.getAllByText(REDACTION_NOTE)).toHaveLength(1);
});

const receipt: SuggestionReceipt = {
  suggestion_text: 'Queremos mais bibliotecas',
  created_at: at,
  stage: 'merged',
  integrated_in: null,
  upvotes: 3,
  history: [
    { stage: 'pending', at },
    {
      stage: 'merged',
      at: '2026-11-03T10:00:00.000Z',
      reason_code: 'duplicate',
      reason_text: 'Dizem o mesmo.',
    },
  ],
};

const renderReceipt = (change: Partial<SuggestionReceipt>) =>
  render(
    <ShellProvider shell={fakeShell()}>
      <ReceiptStates receipt={{ ...receipt, ...change }} />
    </ShellProvider>,
  );

it.each(['rejected', 'hidden'] as const)('ReceiptStates of a %s suggestion shows the reason', (stage) => {
  renderReceipt({ stage, history: [{ stage, at, reason_code: 'language', reason_text: 'Tem um insulto.' }] });
  expect(screen.getByText(/Ofende ou ameaça pessoas\. Tem um insulto/)).toBeTruthy();
});

it('ReceiptStates shows the suggestion that this one was merged into', () => {
  const mergeTarget = {
    stage: 'approved' as const,
    integrated_in: null,
    upvotes: 7,
    suggestion_text: 'Mais bibliotecas',
  };
  renderReceipt({ redacted: true, merged_into: mergeTarget });
  expect(screen.getByText(REDACTION_NOTE)).toBeTruthy();
  expect(screen.getByText('Mais bibliotecas')).toBeTruthy();
  expect(screen.getByText('Junta a outra igual')).toBeTruthy();
  expect(screen.getByText('Estado: Publicada. 7 apoios.')).toBeTruthy();
});

it('ReceiptStates hides the text of an unpublished merge target', () => {
  const mergeTarget = { stage: 'pending' as const, integrated_in: null, upvotes: 0 };
  renderReceipt({ merged_into: mergeTarget });
  expect(
    screen.getByText(
      'Outra pessoa sugeriu o mesmo. As duas sugestões ficaram juntas e a equipa responde a ambas.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText(REDACTION_NOTE)).toBeNull();
});

it('Form explains that a text is a duplicate of today and keeps the draft', async () => {
  const backend = createBackend(
    { url: 'https://dados.example', publishableKey: 'sb_publishable_teste' },
    { fetch: async () => new Response(JSON.stringify({ message: 'same_text_today' }), { status: 409 }) },
  );
  const idea = { text: 'Uma ideia', author: null, receipt: 'IA-7K3M-9QXP-2DFH-4TVW' };
  const error = await submitSuggestion(backend, idea).catch((thrown: unknown) => thrown);
  expect(isDuplicateText(error)).toBe(true);

  const contribution = {
    draft: { ...EMPTY_DRAFT, text: 'Uma ideia' },
    step: 'signing',
    failure: { kind: 'duplicate', rateLimit: null },
  } as unknown as ContributeForm;
  render(
    <ShellProvider shell={fakeShell()}>
      <SigningStep contribution={contribution} />
    </ShellProvider>,
  );
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain('Já recebemos há pouco tempo uma sugestão com este mesmo texto');
  expect(alert.textContent).toContain('O seu texto continua aqui.');
  expect(screen.getByText('Uma ideia')).toBeTruthy();
});
