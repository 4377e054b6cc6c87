import { css } from '@emotion/react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { token } from '../tokens/index.ts';

const box = css({
  padding: token.space[5],
  border: `3px solid ${token.color.danger}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  '&:focus': {
    outline: `3px solid ${token.color.focus}`,
    outlineOffset: 2,
    boxShadow: 'none',
    borderRadius: token.radius.md,
  },
});
const list = css({ marginTop: token.space[3], display: 'grid', gap: token.space[2] });
const link = css({
  color: token.color.danger,
  fontWeight: 650,
  '&:hover': { color: token.color.danger },
});

export interface FieldProblem {
  /** `id` of the control. */
  field: string;
  /** The same words as the error next to the control. */
  message: ReactNode;
}

export interface ErrorSummaryProps {
  /** The fields that need mending, in the order they stand on the page. Empty shows nothing. */
  problems: readonly FieldProblem[];
  /** Heading of the summary. */
  title?: string;
  /** Level of the heading in the page's outline. */
  level?: 2 | 3 | 4;
  /** Takes the focus when it appears; turn it off only to show it in a gallery. */
  takeFocus?: boolean;
}

/**
 * What stands between the visitor and sending the form: a list of links to the fields, at the top of the form. It
 * takes the focus when it appears. After the pattern of the GOV.UK Design System.
 */
export function ErrorSummary({
  problems,
  title = 'Há campos por corrigir',
  level = 2,
  takeFocus = true,
}: ErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const shown = problems.length > 0;
  useEffect(() => {
    if (shown && takeFocus) ref.current?.focus();
  }, [shown, takeFocus]);
  if (!shown) return null;

  // The address bar is the router's (`#/…`), so the link moves focus itself instead of changing the hash.
  const goTo = (event: MouseEvent, id: string) => {
    const control = document.getElementById(id);
    if (!control) return;
    event.preventDefault();
    control.focus({ preventScroll: true });
    (control.closest('fieldset, div') ?? control).scrollIntoView?.({ block: 'start' });
  };

  const Heading = `h${level}` as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this holds links to them
    <div ref={ref} role="group" aria-labelledby={headingId} tabIndex={-1} css={box}>
      <Heading id={headingId} css={{ fontSize: token.size.lg }}>
        {title}
      </Heading>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" css={list}>
        {problems.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} css={link} onClick={(event) => goTo(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
