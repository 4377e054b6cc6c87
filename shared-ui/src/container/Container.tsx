import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { token } from '../tokens/index.ts';

export type ContainerWidth = 'text' | 'normal' | 'wide';

const widths = {
  text: css({ maxWidth: '46rem' }),
  normal: css({ maxWidth: '72rem' }),
  wide: css({ maxWidth: '84rem' }),
};

const frame = css({
  width: '100%',
  marginInline: 'auto',
  paddingInline: `clamp(${token.space[4]}, 4vw, ${token.space[10]})`,
});

export interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  children: ReactNode;
  /** text: one column of reading; normal: most sections; wide: dashboards and the tile wall. */
  width?: ContainerWidth;
}

/** Centres content and keeps it off the edges of the screen. Section already holds one. */
export function Container({ children, width = 'normal', ...rest }: ContainerProps) {
  return (
    <div {...rest} css={[frame, widths[width]]}>
      {children}
    </div>
  );
}
