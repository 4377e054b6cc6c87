import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { type CSSProperties, useRef, useState } from 'react';
import { t } from '../../content/text.ts';
import type { LibraryExample } from '../../parts/examples/library-sets.ts';
import { addressOf, exampleQuery } from '../../parts/preview/library-address.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useNear } from './use-near.ts';
import { useWidth } from './use-width.ts';

// Minimum scale; below it the frame scrolls horizontally instead.
const SMALLEST = 0.5;
const HEIGHT_BEFORE_KNOWN = 160;
const BORDER = 1;

/**
 * One example in an iframe of the selected width, so that media queries and viewport units match that device.
 * Scaled down when wider than the page.
 */
export function PreviewFrame({ example, width }: { example: LibraryExample; width: number }) {
  const shell = useShell();
  const stage = useStage();
  const container = useRef<HTMLDivElement>(null);
  const near = useNear(container);
  const available = useWidth(container);
  const [height, setHeight] = useState(HEIGHT_BEFORE_KNOWN);

  const to = addressOf('/component-library-example', exampleQuery(example.id, stage));
  const address = shell.href(to);

  if (!address) return <p>{t.frame.off}</p>;
  const inside = available - 2 * BORDER;
  const scale = available === 0 ? 1 : Math.min(1, Math.max(inside / width, SMALLEST));
  const scrolls = width * scale > inside + 1;
  return (
    <Preview>
      <Caption>
        <span>{t.frame.size(width, scale)}</span>
        <TextLink href={address} newTab>
          {t.frame.open}
        </TextLink>
      </Caption>
      <Scroller
        ref={container}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': t.frame.scrolls(example.title) })}
      >
        <Sized style={{ '--frame': `${width}px`, '--scale': scale, height: height * scale } as CSSProperties}>
          {near && (
            <LiveFrame
              example={example.id}
              title={t.frame.title(example.title, width)}
              to={to}
              href={address}
              height={height}
              onHeight={setHeight}
            />
          )}
        </Sized>
      </Scroller>
    </Preview>
  );
}

const Preview = styled.div({ minWidth: 0 });

const Caption = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: token.space[4],
  color: token.color.inkSoft,
  fontSize: token.size.sm,
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

const Scroller = styled.div({ overflowX: 'auto', minWidth: 0 });

const Sized = styled.div({
  boxSizing: 'content-box',
  width: 'calc(var(--frame) * var(--scale))',
  overflow: 'hidden',
  border: `${BORDER}px solid ${token.color.edge}`,
  background: token.color.paper,
  '& > iframe': {
    width: 'var(--frame)',
    maxWidth: 'none',
    border: 0,
    transform: 'scale(var(--scale))',
    transformOrigin: '0 0',
  },
});
