import { useShell } from '@ia/federation';
import { type RateLimit, rateLimitOf } from '@ia/shared-services/unsent';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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

/** Receipt of the last submission, whether it was sent, queued or failed. */
export interface Receipt {
  code: string;
  text: string;
  /** Time of the attempt; ISO 8601. */
  sentAt: string;
  /** True while the suggestion is queued on this device. */
  isQueued: boolean;
  /** Rate limit that holds the suggestion back; null when it is queued because the device is offline. */
  rateLimit: RateLimit | null;
}

/** Failures of the form by kind of backend error; any other kind is 'failed'. */
const FAILURE_OF_KIND: Partial<Record<string, SubmitFailure>> = {
  'rate-limited': 'limited',
  busy: 'busy',
  rejected: 'rejected',
  offline: 'offline',
  timeout: 'offline',
};

const toSubmitFailure = (error: unknown): SubmitFailure =>
  isDuplicateText(error) ? 'duplicate' : (FAILURE_OF_KIND[failureKind(error) ?? ''] ?? 'failed');

/**
 * State machine of the suggestion form: editing → signing → submitting → sent. A failure returns to signing
 * and retains the text. A new start returns to editing, except while submitting.
 * @param onSent called when the server has received the suggestion
 */
export function useContribute(onSent: () => void) {
  const shell = useShell();
  const sendSuggestion = useSendSuggestion();
  const [draft, setDraft] = useDraft();
  const [step, setStep] = useState<Step>('editing');
  const [failure, setFailure] = useState<SubmitError | null>(null);
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  // True when the AI's comment on the text could not be parsed: a prepared text appears in its place after sending.
  const [isAnalysisUnparsed, setIsAnalysisUnparsed] = useState(false);

  // Only a return to the text step moves focus to its heading; the first visit leaves focus alone.
  const [hasReturned, setHasReturned] = useState(false);

  function goTo(next: Step) {
    setFailure(null);
    setHasReturned(next === 'editing');
    // The AI comment, or its failure, applied to the old text.
    if (next === 'editing') setIsAnalysisUnparsed(false);
    setStep(next);
  }

  // Starting a suggestion elsewhere, such as at a principle, increments this counter. A layout effect, because the code
  // that starts one focuses the text field next.
  const starts = useSuggestionStarts();
  const lastStarts = useRef(starts);
  useLayoutEffect(() => {
    if (lastStarts.current === starts) return;
    lastStarts.current = starts;
    setFailure(null);
    setHasReturned(false);
    setStep((current) => (current === 'submitting' ? current : 'editing'));
  }, [starts]);

  // When the response to an attempt was lost, «As minhas sugestões» may find that the server has the suggestion. The
  // form then shows it as sent.
  const storedSuggestion = useSentSuggestions().find(({ code }) => code === receipt?.code);
  const hasArrived = failure && storedSuggestion?.received;
  useEffect(() => {
    if (!hasArrived) return;
    setFailure(null);
    setStep('sent');
    onSent();
  }, [hasArrived, onSent]);

  const isMounted = useIsMounted();
  async function submit() {
    if (step === 'submitting') return;
    // Another tab may have emptied the draft.
    if (!isWritten(draft.text)) return goTo('editing');
    const attempt = withReceipt(draft);
    setDraft(attempt);
    goTo('submitting');
    const newReceipt: Receipt = {
      code: attempt.receipt,
      text: attempt.text.trim(),
      sentAt: new Date().toISOString(),
      isQueued: false,
      rateLimit: null,
    };
    let outcome: SendResult;
    try {
      outcome = await sendSuggestion(attempt);
    } catch (error) {
      if (!isDuplicateText(error)) shell.report(error, { submitting: 'suggestion' });
      if (!isMounted.current) shell.notify({ kind: 'error', message: contribute.failedOnOtherPage });
      setFailure({ kind: toSubmitFailure(error), rateLimit: rateLimitOf(error) });
      setReceipt(newReceipt);
      setStep('signing');
      return;
    }
    const isQueued = outcome !== 'sent';
    if (!isMounted.current && !isQueued)
      shell.notify({ kind: 'success', message: contribute.sentOnOtherPage });
    const rateLimit = outcome === 'sent' ? null : outcome.rateLimit;
    setReceipt({ ...newReceipt, isQueued, rateLimit });
    setStep('sent');
    if (!isQueued) onSent();
  }

  return {
    draft,
    setDraft,
    step,
    hasReturned,
    goTo,
    failure,
    receipt,
    submit,
    isAnalysisUnparsed,
    setIsAnalysisUnparsed,
  };
}

export type ContributeForm = ReturnType<typeof useContribute>;

/** Ref that is true while the page is mounted: an answer may arrive after the visitor has left. */
function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
