import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import type { CSSProperties } from 'react';
import type { LibraryExample } from '../../parts/examples/library-sets.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { PreviewFrame } from './PreviewFrame.tsx';

/** One example with the selected settings: inline, or in an iframe of the selected width. */
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
