import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/index.ts';

export interface InvariantFallbackProps {
  /** Text shown instead of the content. */
  children?: ReactNode;
}

/** Replaces a component in production when `checkInvariant` fails. */
export function InvariantFallback({
  children = 'Este conteúdo não está disponível de momento.',
}: InvariantFallbackProps) {
  return <p css={box}>{children}</p>;
}

const box = css({
  padding: token.space[4],
  border: `1px dashed ${token.color.edge}`,
  borderRadius: token.radius.md,
  color: token.color.inkSoft,
});
