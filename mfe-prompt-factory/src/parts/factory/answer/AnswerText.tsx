import styled from '@emotion/styled';
import { LazyMarkdown } from '@ia/shared-ui/markdown';
import { media, token } from '@ia/shared-ui/tokens';
import { memo, useDeferredValue, useEffect, useEffectEvent } from 'react';
import { splitBlocks } from './blocks.ts';

/** Blocks per section, the unit of `content-visibility`. A section fills about a screen: many small ones cost more. */
const BLOCKS_PER_SECTION = 12;

const Sections = styled.div({
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

/** Gives all headings one level, because models choose levels at random. A text with a code fence stays as it is. */
const flattenHeadings = (text: string) =>
  text.includes('```') ? text : text.replace(/^#{1,6}(?=\s)/gm, '#');

const Block = memo(function Block({ text }: { text: string }) {
  return <LazyMarkdown headingLevel={4}>{flattenHeadings(text)}</LazyMarkdown>;
});

/**
 * Renders safe Markdown that may still be streaming. Updates are deferred, so that input stays responsive.
 * @param onRendered called when the latest text is in the document
 */
export function AnswerText({ text: latestText, onRendered }: { text: string; onRendered: () => void }) {
  const text = useDeferredValue(latestText);
  const notifyRendered = useEffectEvent(onRendered);
  useEffect(() => {
    if (text === latestText) notifyRendered();
  }, [text, latestText]);
  // An empty block starts loading the renderer before the first words arrive.
  const blocks = text ? splitBlocks(text) : [''];
  const sections = Array.from({ length: Math.ceil(blocks.length / BLOCKS_PER_SECTION) }, (_, index) =>
    blocks.slice(index * BLOCKS_PER_SECTION, (index + 1) * BLOCKS_PER_SECTION),
  );
  // Blocks are only appended, so the index is a stable key.
  return (
    <Sections>
      {sections.map((section, index) => (
        <div key={index}>
          {section.map((part, index) => (
            <Block key={index} text={part} />
          ))}
        </div>
      ))}
    </Sections>
  );
}
