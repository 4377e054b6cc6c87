import { useShell } from '@ia/federation';
import type { ReportReason } from '@ia/shared-services/backend';
import { useBackend } from '@ia/shared-services/use-backend';
import { Button } from '@ia/shared-ui/button';
import { Dialog } from '@ia/shared-ui/dialog';
import { Form, useSending } from '@ia/shared-ui/form';
import { PersonalDataCheck } from '@ia/shared-ui/personal-data';
import { RadioGroup } from '@ia/shared-ui/radio-group';
import { TextArea } from '@ia/shared-ui/text-area';
import { busy } from '../../../content/busy.ts';
import { report as t } from '../../../content/report.ts';
import { failureKind } from '../../../data/failure.ts';
import { minutesToWait } from '../../../data/minutes-to-wait.ts';
import { reportSuggestion } from '../../../data/report-suggestion-mutation.ts';
import type { Suggestion } from '../../../data/suggestion.ts';
import { useFormDraft } from '../../../state/form-drafts.ts';

/** Maximum length of the explanation, in characters. */
const MAX_DETAILS = 500;
const DETAILS_FIELD_ID = 'denuncia-explicacao';
const EMPTY_REPORT: { reason: ReportReason | null; details: string } = { reason: null, details: '' };

/** Error message of a failed report. */
function failureText(error: unknown): string {
  const kind = failureKind(error);
  if (kind === 'not-found') return t.withdrawn;
  if (kind === 'busy') return busy;
  return kind === 'rate-limited' ? t.tooMany(minutesToWait(error)) : t.failed;
}

interface ReportDialogProps {
  suggestion: Suggestion | null;
  /** True when this device has reported the suggestion. */
  hasReported: boolean;
  onClose: () => void;
  /** Called once the server has stored a report of this visitor. */
  onReceived: (id: string) => void;
}

/** Asks for the reason of a report and sends it to the moderators; one report for each visitor and suggestion. */
export default function ReportDialog({ suggestion, hasReported, onClose, onReceived }: ReportDialogProps) {
  return (
    <Dialog
      open={suggestion !== null}
      onOpenChange={(open) => !open && onClose()}
      title={hasReported ? t.knownTitle : t.title}
      description={hasReported ? t.known : t.lead}
      actions={hasReported && <Button onClick={onClose}>{t.close}</Button>}
    >
      {suggestion && !hasReported && (
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
  /** Called once the server has stored a report of this visitor. */
  onReceived: () => void;
}

function ReportForm({ suggestion, onClose, onReceived }: ReportFormProps) {
  const shell = useShell();
  const backend = useBackend();
  const [{ reason, details }, write, forget] = useFormDraft(`report:${suggestion.id}`, EMPTY_REPORT);
  const { sending, failure, send } = useSending();
  const isTooLong = [...details.trim()].length > MAX_DETAILS;

  async function report(): Promise<string | null> {
    if (!reason) return null;
    try {
      if (!backend) throw new Error('Report not sent: no backend is configured.');
      const isNew = await reportSuggestion(backend, suggestion.id, { reason, details });
      shell.notify(
        isNew
          ? { kind: 'success', message: t.sent }
          : { kind: 'info', message: `${t.knownTitle}. ${t.known}` },
      );
      forget();
      onClose();
      onReceived();
      return null;
    } catch (error) {
      shell.report(error, { reporting: suggestion.id });
      return failureText(error);
    }
  }

  return (
    <Form
      problems={{ reason: !reason && t.reasonMissing, details: isTooLong && t.detailsTooLong }}
      onSubmit={() => send(report)}
      failure={failure}
      actions={
        <>
          <Button type="submit" loading={sending}>
            {t.send}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t.cancel}
          </Button>
        </>
      }
    >
      <RadioGroup
        name="reason"
        label={t.reason}
        options={t.reasons}
        value={reason}
        onValueChange={(value) => write({ reason: value as ReportReason })}
      />
      <TextArea
        id={DETAILS_FIELD_ID}
        name="details"
        label={t.details}
        optional
        rows={3}
        limit={MAX_DETAILS}
        value={details}
        onChange={(event) => write({ details: event.target.value })}
      />
      <PersonalDataCheck
        field={DETAILS_FIELD_ID}
        value={details}
        onValueChange={(value) => write({ details: value })}
      />
    </Form>
  );
}
