import styled from '@emotion/styled';
import { LazyMarkdown } from '@ia/shared-ui/markdown';
import { media, token } from '@ia/shared-ui/tokens';
import { memo, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { blocks } from './blocks.ts';

/** Blocks that are laid out together. Enough to fill a screen: fewer, larger ones cost less than many small ones. */
const PASSAGE = 12;

const Passages = styled.div({
  minWidth: 0,
  '& h4': { fontSize: token.size.lg },
  '& > div': {
    // While the text grows below the screen, what cannot be seen is not laid out with every piece.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 30rem',
    // It also cuts off what reaches out: room for the ring around a focused link.
    padding: token.space[2],
    margin: `calc(-1 * ${token.space[2]})`,
    [media.print]: { contentVisibility: 'visible' },
  },
  '& > div + div': { marginBlockStart: `calc(${token.space[4]} - ${token.space[2]})` },
  '& > div > div + div': { marginBlockStart: token.space[4] },
  // Each block begins with the gap between blocks, and a heading with a little more.
  '& > div > div > h4:first-of-type': { marginBlockStart: 0, paddingBlockStart: token.space[2] },
});

/** Models choose heading levels at random; under the answer's own h3 they are all h4. */
const levelled = (text: string) => (text.includes('```') ? text : text.replace(/^#{1,6}(?=\s)/gm, '#'));

const Block = memo(function Block({ text }: { text: string }) {
  return <LazyMarkdown headingLevel={4}>{levelled(text)}</LazyMarkdown>;
});

/**
 * Safe markdown that may still be growing. New text is rendered in small steps that let a press of a key pass.
 * @param onWritten the text given last stands in the document
 */
export function AnswerText({ text: given, onWritten }: { text: string; onWritten: () => void }) {
  const text = useDeferredValue(given);
  const written = useEffectEvent(onWritten);
  useEffect(() => {
    if (text === given) written();
  }, [text, given]);
  // The empty one makes the renderer load while the first words are awaited.
  const parts = text ? blocks(text) : [''];
  const passages = Array.from({ length: Math.ceil(parts.length / PASSAGE) }, (_, at) =>
    parts.slice(at * PASSAGE, (at + 1) * PASSAGE),
  );
  // Blocks only grow at the end, so a place is an identity.
  return (
    <Passages>
      {passages.map((passage, place) => (
        <div key={place}>
          {passage.map((part, index) => (
            <Block key={index} text={part} />
          ))}
        </div>
      ))}
    </Passages>
  );
}
