import { Dialog } from '@ia/shared-ui/dialog';
import { Form, useSending } from '@ia/shared-ui/form';
import { TextArea } from '@ia/shared-ui/text-area';
import { voteBursts } from '../../../content/vote-bursts.ts';
import type { Burst } from '../../../data/moderation/vote-bursts-query.ts';
import { useKeptWords } from '../../../state/kept-words.ts';
import { FormEnd } from '../FormEnd.tsx';

const words = voteBursts.review;
const MAX = 1000;
const NOTHING = { note: '' };

/** What is about to be decided: these votes count, or they do not. */
export interface Reviewing {
  burst: Burst;
  counts: boolean;
}

interface ReviewDialogProps {
  reviewing: Reviewing | null;
  /** Saves the decision and then closes; resolves to what went wrong, or null. */
  onReview: (reviewing: Reviewing, note: string) => Promise<string | null>;
  onClose: () => void;
}

/** Asks for the reason: colleagues read it in the log. */
export function ReviewDialog({ reviewing, onReview, onClose }: ReviewDialogProps) {
  const amount = reviewing && voteBursts.amount(reviewing.burst.voters, reviewing.burst.votes);
  return (
    <Dialog
      open={reviewing !== null}
      onOpenChange={(shown) => !shown && onClose()}
      title={reviewing?.counts ? words.letCountTitle : words.setAsideTitle}
      description={amount && (reviewing.counts ? words.letCountLead : words.setAsideLead)(amount)}
    >
      {reviewing && <ReviewForm reviewing={reviewing} onReview={onReview} onCancel={onClose} />}
    </Dialog>
  );
}

interface ReviewFormProps extends Pick<ReviewDialogProps, 'onReview'> {
  reviewing: Reviewing;
  onCancel: () => void;
}

function ReviewForm({ reviewing, onReview, onCancel }: ReviewFormProps) {
  const { burst, counts } = reviewing;
  const [{ note }, write, forget] = useKeptWords(`votes:${burst.address}:${burst.since}`, NOTHING);
  const { sending, failure, send } = useSending();
  const trimmed = note.trim();
  const problem = !trimmed ? words.noteMissing : [...trimmed].length > MAX ? words.noteTooLong : null;

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
        label={words.note}
        rows={3}
        limit={MAX}
        required
        value={note}
        onChange={(event) => write({ note: event.target.value })}
      />
    </Form>
  );
}
