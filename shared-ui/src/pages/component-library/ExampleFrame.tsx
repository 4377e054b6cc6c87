import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { token } from '../../tokens/index.ts';
import { useStage } from './use-stage.ts';

/** A piece of page in the theme, text size and width that the switches ask for. */
export function ExampleFrame({ children }: { children: ReactNode }) {
  const { theme, text, width } = useStage();
  return (
    <Frame
      data-frame=""
      data-theme={theme}
      data-text-scale={text}
      style={{ '--text-scale': text, maxWidth: width ?? undefined } as CSSProperties}
    >
      {children}
    </Frame>
  );
}

const Frame = styled.div({
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[8]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.paper,
  color: token.color.ink,
  fontSize: token.size.md,
  minWidth: 0,
  overflowX: 'clip',
});
