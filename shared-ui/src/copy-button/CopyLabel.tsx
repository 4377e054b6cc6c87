import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';

interface CopyLabelProps {
  /** True while the button shows that it copied. */
  isCopied: boolean;
  /** Visible text meanwhile. */
  copied: ReactNode;
  /** Label, and name at all times. */
  children: ReactNode;
}

/**
 * Label of a button that copies. Its name stays: a screen reader would speak a new name of the focused button, as well
 * as the announcement.
 */
export const CopyLabel = ({ isCopied, copied, children }: CopyLabelProps) => (
  <>
    {isCopied && <span aria-hidden="true">{copied}</span>}
    <span css={isCopied && visuallyHidden}>{children}</span>
  </>
);
