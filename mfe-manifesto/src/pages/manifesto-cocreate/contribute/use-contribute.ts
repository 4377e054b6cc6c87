import { useShell } from '@ia/federation';
import { type Held, heldBy } from '@ia/shared-services/waiting';
import { useEffect, useRef, useState } from 'react';
import { contribute } from '../../../content/contribute.ts';
import { failureKind, isSameTextToday } from '../../../data/failure.ts';
import {
  type Failed,
  isWritten,
  type Step,
  type SubmitFailure,
  withReceipt,
} from '../../../rules/suggestion-form.ts';
import { useSentSuggestions } from '../../../state/sent-suggestions.ts';
import { useDraft, useSuggestionStarts } from '../../../state/suggestion-draft.ts';
import { type Sending, useSendSuggestion } from './use-send-suggestion.ts';

/** What the visitor keeps of a suggestion that was sent. */
export interface Receipt {
  code: string;
  text: string;
  /** ISO 8601. */
  sentAt: string;
  /** It is still on this device. */
  waits: boolean;
  /** Why it is, when a rate limit was reached and not the network missing. */
  held: Held | null;
}

const FAILURES: Partial<Record<string, SubmitFailure>> = {
  'rate-limited': 'limited',
  busy: 'busy',
  rejected: 'refused',
  offline: 'offline',
  timeout: 'offline',
};

const failureOf = (error: unknown): SubmitFailure =>
  isSameTextToday(error) ? 'same' : (FAILURES[failureKind(error) ?? ''] ?? 'failed');

/** The suggestion form: editing → signing → submitting → sent. A failure leads back to signing with the text kept. */
export function useContribute(onSent: () => void) {
  const shell = useShell();
  const sendSuggestion = useSendSuggestion();
  const [draft, setDraft] = useDraft();
  const [step, setStep] = useState<Step>('editing');
  const [failure, setFailure] = useState<Failed | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // AI was asked and nobody could read its answer: the programme thanks in its own words, once it is sent.
  const [unread, setUnread] = useState(false);

  // Someone who comes back to the text is led to its heading; who arrives from elsewhere keeps the section's.
  const [cameBack, setCameBack] = useState(false);

  function goTo(next: Step) {
    setFailure(null);
    setCameBack(next === 'editing');
    // What AI said, or did not, was about the text as it stood.
    if (next === 'editing') setUnread(false);
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

  // The answer to an attempt was lost, and «As minhas sugestões» found that it had arrived: nothing is to be sent again.
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
    // Nothing to send, whatever emptied it.
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
    let outcome: Sending;
    try {
      outcome = await sendSuggestion(attempt);
    } catch (error) {
      if (!isSameTextToday(error)) shell.report(error, { submitting: 'suggestion' });
      if (!present.current) shell.notify({ kind: 'error', message: contribute.failedAway });
      setFailure({ kind: failureOf(error), held: heldBy(error) });
      setReceipt(sent);
      setStep('signing');
      return;
    }
    const waits = outcome !== 'sent';
    if (!present.current && !waits) shell.notify({ kind: 'success', message: contribute.sentAway });
    const held = outcome === 'sent' ? null : outcome.held;
    setReceipt({ ...sent, waits, held });
    setStep('sent');
    if (!waits) onSent();
  }

  return { draft, setDraft, step, cameBack, goTo, failure, receipt, submit, unread, setUnread };
}

export type Contribution = ReturnType<typeof useContribute>;

/** Whether this page is still the one shown: an answer may come when the visitor has gone elsewhere. */
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
