import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/index.ts';
import { Azulejo } from './Azulejo.tsx';
import type { Motif } from './motifs.ts';

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: token.space[4],
  padding: `${token.space[8]} ${token.space[5]}`,
  border: `2px dashed ${token.color.line}`,
  borderRadius: token.radius.lg,
  textAlign: 'center',
});
const words = css({
  maxWidth: token.measure,
  color: token.color.inkSoft,
  '& > * + *': { marginTop: token.space[2] },
});

export interface EmptyStateProps {
  /** Why nothing is here, and what would bring something. */
  children: ReactNode;
  /** Figure on the tile. */
  motif?: Motif;
  /** A Button or LinkButton that brings something. */
  action?: ReactNode;
}

/** Stands where a list would be, and invites instead of apologising. */
export function EmptyState({ children, motif = 'nest', action }: EmptyStateProps) {
  return (
    <div css={box}>
      <Azulejo motif={motif} size={112} css={{ borderRadius: token.radius.md }} />
      <div css={words}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
      {action}
    </div>
  );
}
