import { useShell } from '@ia/federation';
import type { ReportReason } from '@ia/shared-services/backend';
import { useBackend } from '@ia/shared-services/use-backend';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { Form, useSending } from '@ia/shared-ui/form';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { community } from '../../../content/community.ts';
import { report as words } from '../../../content/report.ts';
import { failureKind } from '../../../data/failure.ts';
import { minutesToWait } from '../../../data/minutes-to-wait.ts';
import { reportSuggestion } from '../../../data/report-suggestion-mutation.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { useKeptWords } from '../../../state/kept-words.ts';

const MAX_DETAILS = 500;
const DETAILS = 'denuncia-explicacao';
const NOTHING: { reason: ReportReason | null; details: string } = { reason: null, details: '' };

/** What the visitor reads when the report did not arrive. */
function wordsOf(error: unknown): string {
  const kind = failureKind(error);
  if (kind === 'not-found') return words.withdrawn;
  if (kind === 'busy') return community.busy;
  return kind === 'rate-limited' ? words.tooMany(minutesToWait(error)) : words.failed;
}

interface ReportDialogProps {
  suggestion: Suggestion | null;
  /** Whether this device has reported it. */
  known: boolean;
  onClose: () => void;
  /** Called once the server has a report of this visitor. */
  onReceived: (id: string) => void;
}

/** Asks why a suggestion does not belong here, and tells the moderators. Once for each visitor and suggestion. */
export default function ReportDialog({ suggestion, known, onClose, onReceived }: ReportDialogProps) {
  return (
    <Dialog
      open={suggestion !== null}
      onOpenChange={(open) => !open && onClose()}
      title={known ? words.knownTitle : words.title}
      description={known ? words.known : words.lead}
      actions={known && <Button onClick={onClose}>{words.close}</Button>}
    >
      {suggestion && !known && (
        <ReportForm
          key={suggestion.id}
          suggestion={suggestion}
          onClose={onClose}
          onReceived={() => onReceived(suggestion.id)}
        />
      )}
    </Dialog>
  );
}

interface ReportFormProps {
  suggestion: Suggestion;
  onClose: () => void;
  /** Called once the server has a report of this visitor. */
  onReceived: () => void;
}

function ReportForm({ suggestion, onClose, onReceived }: ReportFormProps) {
  const shell = useShell();
  const backend = useBackend();
  const [{ reason, details }, write, forget] = useKeptWords(`report:${suggestion.id}`, NOTHING);
  const { sending, failure, send } = useSending();
  const tooLong = [...details.trim()].length > MAX_DETAILS;

  async function report(): Promise<string | null> {
    if (!reason) return null;
    try {
      if (!backend) throw new Error('No backend is configured, so a report has nowhere to go.');
      const isNew = await reportSuggestion(backend, suggestion.id, { reason, details });
      shell.notify(
        isNew
          ? { kind: 'success', message: words.sent }
          : { kind: 'info', message: `${words.knownTitle}. ${words.known}` },
      );
      forget();
      onClose();
      onReceived();
      return null;
    } catch (error) {
      shell.report(error, { reporting: suggestion.id });
      return wordsOf(error);
    }
  }

  return (
    <Form
      problems={{ reason: !reason && words.reasonMissing, details: tooLong && words.detailsTooLong }}
      onSubmit={() => send(report)}
      failure={failure}
      actions={
        <>
          <Button type="submit" loading={sending}>
            {words.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="reason"
        label={words.reason}
        options={words.reasons}
        value={reason}
        onValueChange={(value) => write({ reason: value as ReportReason })}
      />
      <TextArea
        id={DETAILS}
        name="details"
        label={words.details}
        optional
        rows={3}
        limit={MAX_DETAILS}
        value={details}
        onChange={(event) => write({ details: event.target.value })}
      />
      <PersonalDataCheck
        field={DETAILS}
        value={details}
        onValueChange={(value) => write({ details: value })}
      />
    </Form>
  );
}
