import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { TextLink } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { type CSSProperties, useRef, useState } from 'react';
import { t } from '../../content/text.ts';
import type { LibraryExample } from '../../parts/examples/library-sets.ts';
import { buildRoute, exampleQuery } from '../../parts/preview/library-address.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useNear } from './use-near.ts';
import { useWidth } from './use-width.ts';

/** Minimum scale; a wider frame scrolls horizontally instead. */
const MIN_SCALE = 0.5;
/** Height until the example page reports its own. */
const INITIAL_HEIGHT_PX = 160;
const BORDER_PX = 1;

/**
 * One example in an iframe of the selected width, so that media queries and viewport units match that device.
 * Scaled down when wider than the page.
 */
export function PreviewFrame({ example, width }: { example: LibraryExample; width: number }) {
  const shell = useShell();
  const stage = useStage();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  const containerWidth = useWidth(container);
  const [height, setHeight] = useState(INITIAL_HEIGHT_PX);

  const to = buildRoute('/component-library-example', exampleQuery({ example: example.id }, stage));
  const address = shell.href(to);

  if (!address) return <p>{t.frame.unavailable}</p>;
  const innerWidth = containerWidth - 2 * BORDER_PX;
  const scale = containerWidth === 0 ? 1 : Math.min(1, Math.max(innerWidth / width, MIN_SCALE));
  // 1 px of tolerance for rounding.
  const isScrollable = width * scale > innerWidth + 1;
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
        {...(isScrollable && {
          tabIndex: 0,
          role: 'group',
          'aria-label': t.frame.scrollLabel(example.title),
        })}
      >
        <FrameBox
          style={{ '--frame': `${width}px`, '--scale': scale, height: height * scale } as CSSProperties}
        >
          {isNear && (
            <LiveFrame
              exampleId={example.id}
              title={t.frame.title(example.title, width)}
              to={to}
              href={address}
              height={height}
              onHeight={setHeight}
            />
          )}
        </FrameBox>
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

const FrameBox = styled.div({
  boxSizing: 'content-box',
  width: 'calc(var(--frame) * var(--scale))',
  overflow: 'hidden',
  border: `${BORDER_PX}px solid ${token.color.edge}`,
  background: token.color.paper,
  '& > iframe': {
    width: 'var(--frame)',
    maxWidth: 'none',
    border: 0,
    transform: 'scale(var(--scale))',
    transformOrigin: '0 0',
  },
});
