import { useShell } from '@ia/federation';
import type { ReportReason } from '@ia/shared-services/backend';
import { useBackend } from '@ia/shared-services/use-backend';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { token } from '@ia/shared-ui/tokens';
import { type FormEvent, useState } from 'react';
import { community } from '../../../content/community.ts';
import { failureKind } from '../../../data/failure.ts';
import { reportSuggestion } from '../../../data/report-suggestion-mutation.ts';
import type { Suggestion } from '../../../data/suggestion.ts';

const words = community.reportDialog;
const MAX_DETAILS = 500;

const FAILURES = { failed: words.failed, withdrawn: words.withdrawn, limited: words.tooMany } as const;
type Failure = keyof typeof FAILURES;

function failureOf(error: unknown): Failure {
  const kind = failureKind(error);
  if (kind === 'not-found') return 'withdrawn';
  return kind === 'rate-limited' ? 'limited' : 'failed';
}

interface ReportDialogProps {
  suggestion: Suggestion | null;
  onClose: () => void;
}

/** Asks why a suggestion does not belong here, and tells the moderators. */
export default function ReportDialog({ suggestion, onClose }: ReportDialogProps) {
  return (
    <Dialog
      open={suggestion !== null}
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.lead}
    >
      {suggestion && <ReportForm key={suggestion.id} suggestion={suggestion} onClose={onClose} />}
    </Dialog>
  );
}

function ReportForm({ suggestion, onClose }: { suggestion: Suggestion; onClose: () => void }) {
  const shell = useShell();
  const backend = useBackend();
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [details, setDetails] = useState('');
  const [tried, setTried] = useState(false);
  const [state, setState] = useState<'asking' | 'sending' | Failure>('asking');
  const tooLong = [...details.trim()].length > MAX_DETAILS;

  async function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!reason || tooLong || state === 'sending') {
      document.getElementById(reason ? 'denuncia-texto' : 'denuncia-motivo')?.focus();
      return;
    }
    setState('sending');
    try {
      if (!backend) throw new Error('No backend is configured, so a report has nowhere to go.');
      await reportSuggestion(backend, suggestion.id, { reason, details });
      shell.notify({ kind: 'success', message: words.sent });
      onClose();
    } catch (error) {
      shell.report(error, { reporting: suggestion.id });
      setState(failureOf(error));
    }
  }

  return (
    <form onSubmit={send} noValidate css={{ display: 'grid', gap: token.space[5] }}>
      <RadioGroup
        id="denuncia-motivo"
        label={words.reason}
        options={words.reasons}
        value={reason}
        onValueChange={(value) => setReason(value as ReportReason)}
        error={tried && !reason && words.reasonMissing}
      />
      <TextArea
        id="denuncia-texto"
        label={words.details}
        optional
        rows={3}
        limit={MAX_DETAILS}
        value={details}
        onChange={(event) => setDetails(event.target.value)}
        error={tried && tooLong && words.detailsTooLong}
      />
      {state in FAILURES && (
        <Alert kind="error" live="alert">
          {FAILURES[state as Failure]}
        </Alert>
      )}
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <Button type="submit" loading={state === 'sending'}>
          {words.send}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
