import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import { useRef, useState } from 'react';
import { stateTexts } from '../../content/states.ts';
import { t } from '../../content/text.ts';
import type { LibraryEntry } from '../../parts/examples/library-sets.ts';
import { buildRoute, exampleQuery } from '../../parts/preview/library-address.ts';
import { useStage } from '../../parts/preview/use-stage.ts';
import { LiveFrame } from './LiveFrame.tsx';
import { useNear } from './use-near.ts';

/** Height until the sheet reports its own. */
const INITIAL_HEIGHT_PX = 480;

/**
 * A component in all its states (hover, focus, disabled …), once in light and once in dark. Each sheet is
 * an iframe of the example page, because a document has only one colour scheme.
 */
export const StateFrames = ({ entry }: { entry: LibraryEntry }) => (
  <Sheets>
    <p>{t.states.note}</p>
    <StateFrame entry={entry} scheme="light" />
    <StateFrame entry={entry} scheme="dark" />
  </Sheets>
);

function StateFrame({ entry, scheme }: { entry: LibraryEntry; scheme: 'light' | 'dark' }) {
  const shell = useShell();
  const stage = useStage();
  const box = useRef<HTMLDivElement>(null);
  const isNear = useNear(box);
  const [height, setHeight] = useState(INITIAL_HEIGHT_PX);
  const to = buildRoute(
    '/component-library-example',
    exampleQuery({ states: entry.slug }, { ...stage, scheme }),
  );
  const href = shell.href(to);
  const name = t.stage.schemes[scheme];

  if (!href) return <p>{t.frame.unavailable}</p>;
  return (
    <div>
      <h4>{name}</h4>
      <FrameBox ref={box} style={{ minHeight: height }}>
        {isNear && (
          <LiveFrame
            exampleId={`${entry.slug}.${scheme}`}
            title={`${stateTexts.title(entry.component)}, ${name}`}
            to={to}
            href={href}
            height={height}
            onHeight={setHeight}
          />
        )}
      </FrameBox>
    </div>
  );
}

const Sheets = styled.div({
  display: 'grid',
  gap: token.space[4],
  minWidth: 0,
  '& > p': { fontSize: token.size.sm },
  '& h4': { marginBlockEnd: token.space[2], fontSize: token.size.sm },
});

const FrameBox = styled.div({
  overflow: 'clip',
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  background: token.color.paper,
  '& > iframe': { width: '100%', border: 0 },
});
