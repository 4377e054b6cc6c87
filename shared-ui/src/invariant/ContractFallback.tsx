import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { token } from '../tokens/index.ts';

export interface ContractFallbackProps {
  /** Text shown instead of the content. */
  children?: ReactNode;
}

/** Production fallback for content that broke its component's contract. */
export function ContractFallback({
  children = 'Este conteúdo não está disponível de momento.',
}: ContractFallbackProps) {
  return <p css={box}>{children}</p>;
}

const box = css({
  padding: token.space[4],
  border: `1px dashed ${token.color.edge}`,
  borderRadius: token.radius.md,
  color: token.color.inkSoft,
});
