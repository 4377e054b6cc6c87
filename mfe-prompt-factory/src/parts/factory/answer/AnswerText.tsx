import styled from '@emotion/styled';
import { LazyMarkdown } from '@ia/shared-ui/markdown';
import { media, token } from '@ia/shared-ui/tokens';
import { memo, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { splitBlocks } from './blocks.ts';

/**
 * Blocks per layout unit. A unit fills about a screen: fewer, larger units cost less than many small ones.
 */
const PASSAGE = 12;

const Passages = styled.div({
  minWidth: 0,
  '& h4': { fontSize: token.size.lg },
  '& > div': {
    // Skips layout of off-screen units while the text streams.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 30rem',
    // content-visibility clips overflow: the padding leaves space for focus rings.
    padding: token.space[2],
    margin: `calc(-1 * ${token.space[2]})`,
    [media.print]: { contentVisibility: 'visible' },
  },
  '& > div + div': { marginBlockStart: `calc(${token.space[4]} - ${token.space[2]})` },
  '& > div > div + div': { marginBlockStart: token.space[4] },
  // Each block starts with the gap between blocks; headings add a little more.
  '& > div > div > h4:first-of-type': { marginBlockStart: 0, paddingBlockStart: token.space[2] },
});

/** Models choose heading levels at random; below the answer's h3 all become h4. */
const levelled = (text: string) => (text.includes('```') ? text : text.replace(/^#{1,6}(?=\s)/gm, '#'));

const Block = memo(function Block({ text }: { text: string }) {
  return <LazyMarkdown headingLevel={4}>{levelled(text)}</LazyMarkdown>;
});

/**
 * Renders safe Markdown that may still be streaming. Updates are deferred, so that input stays responsive.
 * @param onWritten called when the latest text is in the document
 */
export function AnswerText({ text: given, onWritten }: { text: string; onWritten: () => void }) {
  const text = useDeferredValue(given);
  const written = useEffectEvent(onWritten);
  useEffect(() => {
    if (text === given) written();
  }, [text, given]);
  // An empty block starts loading the renderer before the first words arrive.
  const parts = text ? splitBlocks(text) : [''];
  const passages = Array.from({ length: Math.ceil(parts.length / PASSAGE) }, (_, at) =>
    parts.slice(at * PASSAGE, (at + 1) * PASSAGE),
  );
  // Blocks are only appended, so the index is a stable key.
  return (
    <Passages>
      {passages.map((passage, index) => (
        <div key={index}>
          {passage.map((part, index) => (
            <Block key={index} text={part} />
          ))}
        </div>
      ))}
    </Passages>
  );
}
