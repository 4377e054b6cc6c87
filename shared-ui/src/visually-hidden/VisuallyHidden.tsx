import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';

/** Styles for the `css` prop: hidden visually, but in the accessibility tree. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  // Keeps a space at the start, so that screen readers do not join the text to the word before it.
  whiteSpace: 'pre',
});

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** Text for screen readers. */
  children: ReactNode;
}

/** Text for screen readers only. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} css={visuallyHidden}>
      {children}
    </span>
  );
}
