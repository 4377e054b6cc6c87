import { Dialog } from '@ia/shared-ui/dialog';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextArea } from '@ia/shared-ui/text-area';
import { voteBursts } from '../../../content/vote-bursts.ts';
import type { Burst } from '../../../data/moderation/vote-bursts-query.ts';
import { useFormDraft } from '../../../state/form-drafts.ts';
import { FormButtons } from '../FormButtons.tsx';

const t = voteBursts.review;
/** Maximum length of the reason, in code points. */
const MAX_NOTE_LENGTH = 1000;
const EMPTY_DRAFT = { note: '' };

/** A review to confirm: whether the votes of a burst count. */
export interface PendingReview {
  burst: Burst;
  counts: boolean;
}

interface ReviewDialogProps {
  pendingReview: PendingReview | null;
  /** Saves the review and closes on success; resolves to the error text, or null. */
  onReview: (pendingReview: PendingReview, note: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the reason of a review; colleagues read it in the log. */
export function ReviewDialog({ pendingReview, onReview, onClose }: ReviewDialogProps) {
  const amount = pendingReview && voteBursts.amount(pendingReview.burst.voters, pendingReview.burst.votes);
  return (
    <Dialog
      open={pendingReview !== null}
      onOpenChange={(shown) => !shown && onClose()}
      title={pendingReview?.counts ? t.letCountTitle : t.setAsideTitle}
      description={amount && (pendingReview.counts ? t.letCountLead : t.setAsideLead)(amount)}
    >
      {pendingReview && <ReviewForm pendingReview={pendingReview} onReview={onReview} onCancel={onClose} />}
    </Dialog>
  );
}

interface ReviewFormProps extends Pick<ReviewDialogProps, 'onReview'> {
  pendingReview: PendingReview;
  onCancel: () => void;
}

function ReviewForm({ pendingReview, onReview, onCancel }: ReviewFormProps) {
  const { burst, counts } = pendingReview;
  const [{ note }, write, forget] = useFormDraft(`votes:${burst.address}:${burst.since}`, EMPTY_DRAFT);
  const { sending, failure, send } = useSending();
  const trimmed = note.trim();
  const problem = !trimmed ? t.noteMissing : [...trimmed].length > MAX_NOTE_LENGTH ? t.noteTooLong : null;

  const submit = () =>
    send(async () => {
      const failed = await onReview(pendingReview, trimmed);
      if (!failed) forget();
      return failed;
    });

  return (
    <Form
      problems={{ note: problem }}
      onSubmit={() => void submit()}
      failure={failure}
      actions={
        <FormButtons
          submit={counts ? voteBursts.letCount : voteBursts.setAside}
          sending={sending}
          onCancel={onCancel}
        />
      }
    >
      <TextArea
        name="note"
        label={t.note}
        rows={3}
        limit={MAX_NOTE_LENGTH}
        required
        value={note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </Form>
  );
}
