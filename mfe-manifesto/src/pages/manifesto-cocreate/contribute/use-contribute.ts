import { useShell } from '@ia/federation';
import { type RateLimit, rateLimitOf } from '@ia/shared-services/unsent';
import { useEffect, useRef, useState } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { failureKind, isDuplicateText } from '../../../data/failure.ts';
import {
  isWritten,
  type Step,
  type SubmitError,
  type SubmitFailure,
  withReceipt,
} from '../../../rules/suggestion-form.ts';
import { useSentSuggestions } from '../../../state/sent-suggestions.ts';
import { useDraft, useSuggestionStarts } from '../../../state/suggestion-draft.ts';
import { type SendResult, useSendSuggestion } from './use-send-suggestion.ts';

/** Receipt of a sent suggestion, as shown to its author. */
export interface Receipt {
  code: string;
  text: string;
  /** ISO 8601. */
  sentAt: string;
  /** True while the suggestion is queued on this device. */
  waits: boolean;
  /** Rate limit that holds the suggestion back; null when it is queued because the device is offline. */
  held: RateLimit | null;
}

const FAILURES: Partial<Record<string, SubmitFailure>> = {
  'rate-limited': 'limited',
  busy: 'busy',
  rejected: 'refused',
  offline: 'offline',
  timeout: 'offline',
};

const failureOf = (error: unknown): SubmitFailure =>
  isDuplicateText(error) ? 'same' : (FAILURES[failureKind(error) ?? ''] ?? 'failed');

/**
 * State machine of the suggestion form: editing → signing → submitting → sent. A failure returns to signing
 * and retains the text.
 */
export function useContribute(onSent: () => void) {
  const shell = useShell();
  const sendSuggestion = useSendSuggestion();
  const [draft, setDraft] = useDraft();
  const [step, setStep] = useState<Step>('editing');
  const [failure, setFailure] = useState<SubmitError | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // The AI answer could not be parsed: the specified fallback text appears after sending.
  const [unread, setUnread] = useState(false);

  // Only a return to the text step moves focus to its heading; the first visit leaves focus alone.
  const [cameBack, setCameBack] = useState(false);

  function goTo(next: Step) {
    setFailure(null);
    setCameBack(next === 'editing');
    // The AI comment, or its failure, applied to the old text.
    if (next === 'editing') setUnread(false);
    setStep(next);
  }

  // A start from a principle returns the form to the text step.
  const starts = useSuggestionStarts();
  const lastStarts = useRef(starts);
  useEffect(() => {
    if (lastStarts.current === starts) return;
    lastStarts.current = starts;
    setFailure(null);
    setCameBack(false);
    setStep((now) => (now === 'submitting' ? now : 'editing'));
  }, [starts]);

  // When the answer to an attempt was lost, «As minhas sugestões» may find that the suggestion arrived. Do
  // not send it again.
  const known = useSentSuggestions().find(({ code }) => code === receipt?.code);
  const hasArrived = failure && known?.received;
  useEffect(() => {
    if (!hasArrived) return;
    setFailure(null);
    setStep('sent');
    onSent();
  }, [hasArrived, onSent]);

  const present = usePresent();
  async function submit() {
    if (step === 'submitting') return;
    // Another tab may have emptied the draft.
    if (!isWritten(draft.text)) return goTo('editing');
    const attempt = withReceipt(draft);
    setDraft(attempt);
    goTo('submitting');
    const sent: Receipt = {
      code: attempt.receipt,
      text: attempt.text.trim(),
      sentAt: new Date().toISOString(),
      waits: false,
      held: null,
    };
    let outcome: SendResult;
    try {
      outcome = await sendSuggestion(attempt);
    } catch (error) {
      if (!isDuplicateText(error)) shell.report(error, { submitting: 'suggestion' });
      if (!present.current) shell.notify({ kind: 'error', message: contribute.failedOnOtherPage });
      setFailure({ kind: failureOf(error), held: rateLimitOf(error) });
      setReceipt(sent);
      setStep('signing');
      return;
    }
    const waits = outcome !== 'sent';
    if (!present.current && !waits) shell.notify({ kind: 'success', message: contribute.sentOnOtherPage });
    const held = outcome === 'sent' ? null : outcome.held;
    setReceipt({ ...sent, waits, held });
    setStep('sent');
    if (!waits) onSent();
  }

  return { draft, setDraft, step, cameBack, goTo, failure, receipt, submit, unread, setUnread };
}

export type Contribution = ReturnType<typeof useContribute>;

/** Ref that is true while the page is mounted: an answer may arrive after the visitor has left. */
function usePresent() {
  const present = useRef(true);
  useEffect(() => {
    present.current = true;
    return () => {
      present.current = false;
    };
  }, []);
  return present;
}
