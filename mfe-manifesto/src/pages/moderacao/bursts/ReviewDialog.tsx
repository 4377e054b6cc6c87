import { Dialog } from '@ia/shared-ui/dialog';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextArea } from '@ia/shared-ui/text-area';
import { voteBursts } from '../../../content/vote-bursts.ts';
import type { Burst } from '../../../data/moderation/vote-bursts-query.ts';
import { useFormDraft } from '../../../state/form-drafts.ts';
import { FormEnd } from '../FormEnd.tsx';

const t = voteBursts.review;
const MAX = 1000;
const NOTHING = { note: '' };

/** A review to confirm: whether the votes of a burst count. */
export interface PendingReview {
  burst: Burst;
  counts: boolean;
}

interface ReviewDialogProps {
  reviewing: PendingReview | null;
  /** Saves the review and closes on success; resolves to the error text, or null. */
  onReview: (reviewing: PendingReview, note: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the reason of a review; colleagues read it in the log. */
export function ReviewDialog({ reviewing, onReview, onClose }: ReviewDialogProps) {
  const amount = reviewing && voteBursts.amount(reviewing.burst.voters, reviewing.burst.votes);
  return (
    <Dialog
      open={reviewing !== null}
      onOpenChange={(shown) => !shown && onClose()}
      title={reviewing?.counts ? t.letCountTitle : t.setAsideTitle}
      description={amount && (reviewing.counts ? t.letCountLead : t.setAsideLead)(amount)}
    >
      {reviewing && <ReviewForm reviewing={reviewing} onReview={onReview} onCancel={onClose} />}
    </Dialog>
  );
}

interface ReviewFormProps extends Pick<ReviewDialogProps, 'onReview'> {
  reviewing: PendingReview;
  onCancel: () => void;
}

function ReviewForm({ reviewing, onReview, onCancel }: ReviewFormProps) {
  const { burst, counts } = reviewing;
  const [{ note }, write, forget] = useFormDraft(`votes:${burst.address}:${burst.since}`, NOTHING);
  const { sending, failure, send } = useSending();
  const trimmed = note.trim();
  const problem = !trimmed ? t.noteMissing : [...trimmed].length > MAX ? t.noteTooLong : null;

  const submit = () =>
    send(async () => {
      const failed = await onReview(reviewing, trimmed);
      if (!failed) forget();
      return failed;
    });

  return (
    <Form
      problems={{ note: problem }}
      onSubmit={() => void submit()}
      failure={failure}
      actions={
        <FormEnd
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
        limit={MAX}
        required
        value={note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </Form>
  );
}
