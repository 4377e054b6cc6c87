import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../alert/Alert.tsx';
import { checkContract } from '../invariant/invariant.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Form.styles.ts';
import { type Problems, ShownProblems } from './form-context.ts';
import { askFirst, type Question, Questions } from './questions.ts';

export interface FormProps {
  /** What stands against sending it as it is now, by the `name` of the field, with words that say what to do. */
  problems?: Problems;
  /** Called when it is sent and nothing stands against it. */
  onSubmit: () => void;
  /** What went wrong with the whole form: an answer of the server. */
  failure?: ReactNode;
  /** Heading of the failure. */
  failureTitle?: ReactNode;
  /** The fields, each with the `name` that its problem has. */
  children: ReactNode;
  /** The buttons, the one that sends first. */
  actions: ReactNode;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * A short form. Before the first try nothing is called wrong. A try that something stands against is not sent: each
 * wrong field says beside it what to do, for as long as it is wrong, and the first one takes the focus. What the server
 * refuses is said in one place, above the buttons, and everything typed stays. A field's {@link Questions} are asked once
 * before it is sent.
 *
 * Our own, and not over Base UI's Form and Field, which were tried (1.9). For what `form.elements` gives in one line, the
 * wrong fields in their order, they weigh 10 kB in a page with a text field (5 kB beside others of Base UI, this 1 kB),
 * and native radios cannot register with them. They select the text of the field they focus, so that the next key erases
 * it; do not send again, unchanged, what the server refused in a field; and hold against a field what the browser does,
 * in the browser's language, where our rules let it pass.
 */
export function Form({
  problems = {},
  onSubmit,
  failure,
  failureTitle,
  children,
  actions,
  className,
}: FormProps) {
  const [tried, setTried] = useState(false);
  const [spoken, setSpoken] = useState<{ message: ReactNode; times: number } | null>(null);
  const failed = useFresh(Boolean(failure));
  const form = useRef<HTMLFormElement>(null);
  const [questions] = useState(() => new Set<Question>());

  function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = Object.keys(problems).filter((name) => problems[name]);
    if (wrong.length === 0) {
      setTried(false);
      if (!askFirst(questions)) onSubmit();
      return;
    }
    // Before the focus moves: the field is announced with the message that describes it.
    flushSync(() => {
      setTried(true);
      failed.putAside();
    });
    const field = firstOf(form.current, wrong);
    // A field that has the focus already, as after Enter, is not announced again by giving it the focus.
    const silent = field !== undefined && field === document.activeElement;
    setSpoken((last) => (silent ? { message: problems[field.name], times: (last?.times ?? 0) + 1 } : null));
    // A radio button would hide its ring after a press with the mouse, and nobody would see where the focus went.
    field?.focus({ focusVisible: true });
    (field?.closest('fieldset') ?? field?.parentElement)?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate css={styles.form} className={className}>
      <Questions value={questions}>
        <ShownProblems value={tried ? problems : {}}>{children}</ShownProblems>
      </Questions>
      {failure && failed.fresh && (
        <Alert kind="error" live="alert" title={failureTitle}>
          {failure}
        </Alert>
      )}
      <div css={styles.actions}>{actions}</div>
      <p css={visuallyHidden} aria-live="polite">
        {spoken && <span key={spoken.times}>{spoken.message}</span>}
      </p>
    </form>
  );
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The first control, in the order of the page, of one of the names. */
function firstOf(form: HTMLFormElement | null, names: readonly string[]): Control | undefined {
  const controls = [...(form?.elements ?? [])] as Control[];
  const found = controls.find(({ name, disabled }) => !disabled && names.includes(name));
  checkContract(found !== undefined, {
    component: 'Form',
    what: `has no field for its problems ${names.join(', ')}.`,
    why: 'Nothing is sent, and nobody reads why.',
    next: 'Give a field inside the form that name.',
  });
  return found;
}

/** An answer of the server is about what was sent: a later try that is not sent puts it aside until the next answer. */
function useFresh(present: boolean) {
  const [{ was, fresh }, set] = useState({ was: present, fresh: true });
  if (was !== present) set({ was: present, fresh: true });
  return { fresh, putAside: () => set({ was: present, fresh: false }) };
}
