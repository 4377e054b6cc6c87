import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { column } from '../tokens/index.ts';

export type ContainerWidth = 'text' | 'normal';

const widths = {
  // Limits children instead of the container, so that text starts at the same edge as other content.
  text: css({ '& > *': { maxWidth: '46rem' } }),
  normal: css({}),
};

const frame = css(column);

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
  /** text: one reading column; normal: the full page width. */
  width?: ContainerWidth;
}

/** Page column of header, sections and footer. Section includes one. */
export function Container({ children, width = 'normal', ...rest }: ContainerProps) {
  return (
    <div {...rest} css={[frame, widths[width]]}>
      {children}
    </div>
  );
}
