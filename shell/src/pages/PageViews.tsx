import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { words } from '../content/chrome.ts';

const Center = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[4],
  minHeight: '70dvh',
  maxWidth: '40rem',
  marginInline: 'auto',
  padding: `${token.space[12]} ${token.space[4]}`,
});

const SHOW_AFTER = 300;
const SLOW_AFTER = 5000;

/** What stands where the page will be. Says nothing for a moment, because most pages are there by then. */
export function LoadingView() {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SHOW_AFTER, SLOW_AFTER].map((after) => setTimeout(() => setWaited(after), after));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    <Center aria-busy="true" data-page-state="loading">
      <p role="status">{waited >= SHOW_AFTER ? words.loading : ''}</p>
      {waited >= SLOW_AFTER && <p>{words.loadingLong}</p>}
    </Center>
  );
}

/** A page that could not be loaded, or that broke: what happened, and a way on. */
export function FailedView({ broken, onRetry }: { broken: boolean; onRetry: () => void }) {
  const [retrying, setRetrying] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <Center data-page-state="failed">
      <h1 ref={title} tabIndex={-1}>
        {words.failedTitle}
      </h1>
      <p role="alert">{broken ? words.brokenText : words.failedText}</p>
      <Button
        loading={retrying}
        loadingLabel={words.retrying}
        onClick={() => {
          setRetrying(true);
          onRetry();
        }}
      >
        {words.retry}
      </Button>
    </Center>
  );
}
