import styled from '@emotion/styled';
import { LazyMarkdown } from '@ia/shared-ui/markdown';
import { token } from '@ia/shared-ui/tokens';
import { memo } from 'react';
import { blocks } from './blocks.ts';

const Blocks = styled.div({
  display: 'grid',
  gap: token.space[4],
  minWidth: 0,
  '& h4': { fontSize: token.size.lg },
  // Each block begins with the grid's own gap.
  '& > div > h4:first-of-type': { marginBlockStart: 0 },
});

/** Models choose heading levels at random; under the answer's own h3 they are all h4. */
const levelled = (text: string) => (text.includes('```') ? text : text.replace(/^#{1,6}(?=\s)/gm, '#'));

const Block = memo(function Block({ text }: { text: string }) {
  return <LazyMarkdown headingLevel={4}>{levelled(text)}</LazyMarkdown>;
});

/** Safe markdown that may still be growing. */
export function AnswerText({ text }: { text: string }) {
  // The empty one makes the renderer load while the first words are awaited.
  const parts = text ? blocks(text) : [''];
  return (
    <Blocks>
      {parts.map((part, index) => (
        // Blocks only grow at the end, so a place is an identity.
        <Block key={index} text={part} />
      ))}
    </Blocks>
  );
}
