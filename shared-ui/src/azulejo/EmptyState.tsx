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
/** Compact variant inside a section: a small clay tile beside the text, without a frame. */
const inSection = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  '& > svg': { flex: 'none', borderRadius: 2 },
  '& > div': { flex: '1 1 14rem' },
});
const text = css({
  maxWidth: token.measure,
  color: token.color.inkSoft,
  '& > * + *': { marginTop: token.space[2] },
});

export interface EmptyStateProps {
  /** Why the list is empty, and how to add something. */
  children: ReactNode;
  /** Motif of the tile. */
  motif?: Motif;
  /** A Button or LinkButton that adds something. */
  action?: ReactNode;
  /** A line with a small tile instead of a panel, for one of several lists in a section. */
  compact?: boolean;
}

/** Empty state of a list, with an invitation to act. */
export function EmptyState({ children, motif = 'nest', action, compact = false }: EmptyStateProps) {
  return (
    <div css={compact ? inSection : box}>
      {compact ? (
        <Azulejo motif={motif} size={64} unglazed />
      ) : (
        <Azulejo motif={motif} size={112} css={{ borderRadius: token.radius.md }} />
      )}
      <div css={text}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
      {action}
    </div>
  );
}
