import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { token } from '../../tokens/index.ts';
import type { LibraryExample } from './library-sets.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { useStage } from './use-stage.ts';

/** One example as the switches ask for: in the page, or on a screen of the width that is wanted. */
export function ExampleFrame({ example }: { example: LibraryExample }) {
  const { theme, text, width } = useStage();
  if (width !== null) return <PreviewFrame example={example} width={width} />;
  const { Example } = example;
  return (
    <Frame
      data-frame=""
      data-theme={theme}
      data-text-scale={text}
      style={{ '--text-scale': text } as CSSProperties}
    >
      <Example />
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
