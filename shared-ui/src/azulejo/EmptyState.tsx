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
/** Within a section that has more to say: a small tile of clay beside the words, and no frame. */
const inSection = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  '& > svg': { flex: 'none', borderRadius: 2 },
  '& > div': { flex: '1 1 14rem' },
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
  /** One of several things in a section: a line with a small tile, instead of a panel. */
  compact?: boolean;
}

/** Stands where a list would be, and invites instead of apologising. */
export function EmptyState({ children, motif = 'nest', action, compact = false }: EmptyStateProps) {
  return (
    <div css={compact ? inSection : box}>
      {compact ? (
        <Azulejo motif={motif} size={64} clay />
      ) : (
        <Azulejo motif={motif} size={112} css={{ borderRadius: token.radius.md }} />
      )}
      <div css={words}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
      {action}
    </div>
  );
}
