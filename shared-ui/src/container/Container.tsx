import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { column } from '../tokens/index.ts';

export type ContainerWidth = 'text' | 'normal';

const widths = {
  // Narrower at its end alone: what is read begins where everything else does.
  text: css({ '& > *': { maxWidth: '46rem' } }),
  normal: css({}),
};

const frame = css(column);

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
  /** text: one column of reading; normal: the whole width of the page. */
  width?: ContainerWidth;
}

/** The column of the page, the same for header, sections and footer. Section already holds one. */
export function Container({ children, width = 'normal', ...rest }: ContainerProps) {
  return (
    <div {...rest} css={[frame, widths[width]]}>
      {children}
    </div>
  );
}
