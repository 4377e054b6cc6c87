import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../alert/Alert.tsx';
import { checkInvariant } from '../invariant/invariant.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Form.styles.ts';
import { type Problems, ShownProblems } from './form-context.ts';
import { askOpenQuestions, type Question, Questions } from './questions.ts';

export interface FormProps {
  /** Validation problems by field `name`, with text that says how to fix each. */
  problems?: Problems;
  /** Called on submit when there is no problem and no open question. */
  onSubmit: () => void;
  /** Error of the whole form: a server response. */
  failure?: ReactNode;
  /** Heading of the failure. */
  failureTitle?: ReactNode;
  /** Fields, each with the `name` of its problem. */
  children: ReactNode;
  /** Buttons, the submit button first. */
  actions: ReactNode;
  /** Emotion's class, so that the `css` prop works. */
  className?: string;
}

/**
 * Short form with validation. Shows no error before the first submit. An invalid submit is blocked: each
 * invalid field shows how to fix it while it is invalid, and the first one gets the focus. A server error is
 * shown above the buttons, and the input remains.
 *
 * A field can register a {@link Question}, such as «This text may contain personal data». The first valid submit
 * shows the open questions instead of submitting; the next one submits.
 *
 * Why not Base UI's Form and Field (tried with 1.9): they add 10 kB to a page with a text field (5 kB beside
 * other Base UI components; this form adds 1 kB) to find the invalid fields in order, which `form.elements`
 * provides. Native radios cannot register with them. They select the text of the focused field, so that the
 * next key erases it. They block an unchanged resubmit after a server error, and apply the browser's
 * validation in the browser's language.
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
  const [showsProblems, setShowsProblems] = useState(false);
  const [announcement, setAnnouncement] = useState<{ message: ReactNode; times: number } | null>(null);
  const serverError = useDismissal(Boolean(failure));
  const form = useRef<HTMLFormElement>(null);
  const [questions] = useState(() => new Set<Question>());

  function submit(event: FormEvent) {
    event.preventDefault();
    const invalidNames = Object.keys(problems).filter((name) => problems[name]);
    if (invalidNames.length === 0) {
      setShowsProblems(false);
      if (!askOpenQuestions(questions)) onSubmit();
      return;
    }
    // Render the error before moving the focus, so that screen readers announce the field with its error.
    flushSync(() => {
      setShowsProblems(true);
      serverError.dismiss();
    });
    const field = findFirstControl(form.current, invalidNames);
    // A field that is already focused, as after Enter, is not announced by focusing it again.
    const isAlreadyFocused = field !== undefined && field === document.activeElement;
    // `times` is the key of the announcement: it changes, so that the same message is announced again.
    setAnnouncement((last) =>
      isAlreadyFocused ? { message: problems[field.name], times: (last?.times ?? 0) + 1 } : null,
    );
    // focusVisible, because browsers hide the focus ring of a radio button after a mouse click.
    field?.focus({ focusVisible: true });
    (field?.closest('[role=radiogroup]') ?? field?.parentElement)?.scrollIntoView?.({ block: 'nearest' });
  }

  return (
    <form ref={form} onSubmit={submit} noValidate css={styles.form} className={className}>
      <Questions value={questions}>
        <ShownProblems value={showsProblems ? problems : {}}>{children}</ShownProblems>
      </Questions>
      {failure && serverError.isShown && (
        <div ref={scrollIntoView}>
          <Alert kind="error" live="alert" title={failureTitle}>
            {failure}
          </Alert>
        </div>
      )}
      <div css={styles.actions}>{actions}</div>
      <p css={visuallyHidden} aria-live="polite">
        {announcement && <span key={announcement.times}>{announcement.message}</span>}
      </p>
    </form>
  );
}

/** The failure moves the button down, and may itself be partly below the viewport. */
const scrollIntoView = (failure: HTMLElement | null) => failure?.scrollIntoView?.({ block: 'nearest' });

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns the first enabled control, in document order, with one of the names. */
function findFirstControl(form: HTMLFormElement | null, names: readonly string[]): Control | undefined {
  const controls = [...(form?.elements ?? [])] as Control[];
  const control = controls.find(({ name, disabled }) => !disabled && names.includes(name));
  checkInvariant(control !== undefined, {
    component: 'Form',
    problem: `has no field named ${names.join(', ')}.`,
    consequence: 'The visitor sees no reason.',
    remedy: 'Name a field inside the form.',
  });
  return control;
}

/** Hides the server error after a blocked submit, until it was cleared and another one arrives. */
function useDismissal(present: boolean) {
  const [{ wasPresent, isShown }, set] = useState({ wasPresent: present, isShown: true });
  if (wasPresent !== present) set({ wasPresent: present, isShown: true });
  return { isShown, dismiss: () => set({ wasPresent: present, isShown: false }) };
}
