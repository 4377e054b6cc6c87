import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { column, token } from '@ia/shared-ui/tokens';
import { useLayoutEffect, useRef } from 'react';
import { words } from '../content/chrome.ts';

const Notice = styled.div({
  ...column,
  paddingBlock: token.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  '& > p': { flex: '1 1 20rem' },
});

interface StandingViewProps {
  words: HTMLElement;
  altered?: boolean;
  /** The page did not come: says so above its words. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  offerReload: boolean;
}

/** The words of a page that did not come, as they stood in the document, and the way to try again in place of an apology. */
export function StandingView({
  words: standing,
  altered,
  failed,
  retrying,
  onRetry,
  offerReload,
}: StandingViewProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.replaceChildren(standing), [standing]);
  return (
    <div data-page-state={failed ? 'failed' : 'loading'}>
      {failed && (
        <Notice>
          <p role="alert">{altered ? words.alteredText : words.standingText}</p>
          {offerReload && !retrying ? (
            <Button onClick={() => window.location.reload()}>{words.reload}</Button>
          ) : (
            <Button loading={retrying} loadingLabel={words.retrying} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </Notice>
      )}
      <div ref={place} />
    </div>
  );
}
