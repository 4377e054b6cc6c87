import { useShell } from '@ia/federation';
import { BackendError } from '@ia/shared-services/backend';
import { useEffect, useRef, useState } from 'react';
import { submitSuggestion } from '../../../data/submit-suggestion-mutation.ts';
import { useBackend } from '../../../data/use-backend.ts';
import { useDraft, useSuggestionStarts } from '../../../state/suggestion-draft.ts';
import {
  authorOf,
  EMPTY_DRAFT,
  type Step,
  type SubmitFailure,
  withReceipt,
} from '../../../suggestion-form/suggestion-form.ts';

/** What the visitor keeps of a suggestion that was sent. */
export interface Receipt {
  code: string;
  text: string;
  /** ISO 8601. */
  sentAt: string;
}

const FAILURES: Partial<Record<string, SubmitFailure>> = {
  'rate-limited': 'limited',
  rejected: 'refused',
  offline: 'offline',
  timeout: 'offline',
};

const failureOf = (error: unknown): SubmitFailure =>
  (error instanceof BackendError && FAILURES[error.kind]) || 'failed';

/** The suggestion form: editing → signing → submitting → sent. A failure leads back to signing with the text kept. */
export function useContribute(onSent: () => void) {
  const shell = useShell();
  const backend = useBackend();
  const [draft, setDraft] = useDraft();
  const [step, setStep] = useState<Step>('editing');
  const [failure, setFailure] = useState<SubmitFailure | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);

  // Someone who comes back to the text is led to its heading; who arrives from elsewhere keeps the section's.
  const [cameBack, setCameBack] = useState(false);

  function goTo(next: Step) {
    setFailure(null);
    setCameBack(next === 'editing');
    setStep(next);
  }

  // Begun anew from a principle: whatever was shown, the text comes first again.
  const starts = useSuggestionStarts();
  const seen = useRef(starts);
  useEffect(() => {
    if (seen.current === starts) return;
    seen.current = starts;
    setFailure(null);
    setCameBack(false);
    setStep((now) => (now === 'submitting' ? now : 'editing'));
  }, [starts]);

  async function submit() {
    if (step === 'submitting') return;
    const attempt = withReceipt(draft);
    setDraft(attempt);
    goTo('submitting');
    try {
      if (!backend) throw new BackendError('offline', 0, 'no backend is configured');
      await submitSuggestion(backend, {
        text: attempt.text,
        author: authorOf(attempt),
        receipt: attempt.receipt,
      });
    } catch (error) {
      shell.report(error, { submitting: 'suggestion' });
      setFailure(failureOf(error));
      setStep('signing');
      return;
    }
    setReceipt({ code: attempt.receipt, text: attempt.text.trim(), sentAt: new Date().toISOString() });
    setDraft(EMPTY_DRAFT);
    setStep('sent');
    onSent();
  }

  return { draft, setDraft, step, cameBack, goTo, failure, receipt, submit };
}

export type Contribution = ReturnType<typeof useContribute>;
