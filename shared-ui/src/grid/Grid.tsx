import { css } from '@emotion/react';
import type { HTMLAttributes, ReactNode } from 'react';
import { token } from '../tokens/index.ts';

const grid = css({ display: 'grid', padding: 0, listStyle: 'none' });

const gaps = {
  sm: css({ gap: token.space[3] }),
  md: css({ gap: `clamp(${token.space[4]}, 2vw, ${token.space[6]})` }),
  lg: css({ gap: `clamp(${token.space[6]}, 4vw, ${token.space[12]})` }),
};

export interface GridProps extends HTMLAttributes<HTMLElement> {
  children: ReactNode;
  /** Minimum column width as a CSS length. */
  min?: string;
  /** Maximum number of columns. */
  max?: 1 | 2 | 3 | 4 | 6;
  /** Space between the cells. */
  gap?: 'sm' | 'md' | 'lg';
  /** ul announces the number of items; wrap each in an `li`. */
  as?: 'div' | 'ul' | 'ol';
}

/** Equal columns: as many as fit, at most `max`, one on a 320 px screen. Uses no media queries. */
export function Grid({ children, min = '17rem', max = 3, gap = 'md', as: Tag = 'div', ...rest }: GridProps) {
  // A column is at least `min`, and wide enough that at most `max` fit; 48px is the widest gap.
  const column = `minmax(min(100%, max(${min}, (100% - ${max - 1} * 3rem) / ${max})), 1fr)`;
  return (
    <Tag
      {...rest}
      {...(Tag !== 'div' && { role: 'list' })}
      css={[grid, gaps[gap]]}
      style={{ gridTemplateColumns: `repeat(auto-fill, ${column})`, ...rest.style }}
    >
      {children}
    </Tag>
  );
}
