import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';

/** For the `css` prop: in the accessibility tree, not on the screen. */
export const visuallyHidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export interface VisuallyHiddenProps extends HTMLAttributes<HTMLSpanElement> {
  /** Words for someone who does not see the screen. */
  children: ReactNode;
}

/** Text that is heard but not seen. */
export function VisuallyHidden({ children, ...rest }: VisuallyHiddenProps) {
  return (
    <span {...rest} css={visuallyHidden}>
      {children}
    </span>
  );
}
