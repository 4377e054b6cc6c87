import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Spinner } from '@ia/shared-ui/spinner';
import { column, token } from '@ia/shared-ui/tokens';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LazyMissingTile } from '../chrome/LazyMissingTile.tsx';
import { words } from '../content/chrome.ts';
import { StandingView } from './StandingView.tsx';

const Center = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[4],
  minHeight: '70dvh',
  // At the one left edge, in lines of a column.
  ...column,
  paddingBlock: token.space[12],
  '& > *': { maxWidth: '36rem' },
});

const TextLink = styled.a({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });

/** Few need it, and it is with them when they do: it belongs to what the worker keeps. */
const KeptPages = lazy(() => import('../offline/KeptPages.tsx').catch(() => ({ default: () => null })));

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
    // As high as a screen: what is there keeps its scroll bar. The footer comes with the page (`boot.css`).
    <Center aria-busy="true" data-page-state="loading" css={{ minHeight: '100dvh' }}>
      <div role="status">{waited >= SHOW_AFTER && <Spinner label={words.loading} />}</div>
      {waited >= SLOW_AFTER && <p>{words.loadingLong}</p>}
    </Center>
  );
}

interface FailedViewProps {
  /** It loaded and broke, rather than not loading. */
  broken?: boolean;
  /** What arrived is not what was published. */
  altered?: boolean;
  retrying?: boolean;
  onRetry: () => void;
  /** Trying again in this document did not help: offer a new one. */
  offerReload?: boolean;
  /** Where the words of the page stand as a plain document, if they do. */
  text?: string | null;
}

/** A page that could not be loaded, or that broke: what happened, and a way on. */
export function FailedView({
  broken,
  altered,
  retrying,
  onRetry,
  offerReload,
  text: plain,
}: FailedViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Also after another failed try, so that it is read out
  useEffect(() => {
    if (!retrying) title.current?.focus({ preventScroll: true });
  }, [retrying]);
  const offline = !altered && !broken && !navigator.onLine;
  const text = altered
    ? words.alteredText
    : broken
      ? words.brokenText
      : offline
        ? words.offlineText
        : words.failedText;
  return (
    <Center data-page-state="failed">
      <LazyMissingTile />
      <h1 ref={title} tabIndex={-1}>
        {offline ? words.offlineTitle : words.failedTitle}
      </h1>
      <p role="alert">{text}</p>
      {offerReload && !retrying ? (
        <>
          <p>{words.reloadText}</p>
          <Button onClick={() => window.location.reload()}>{words.reload}</Button>
        </>
      ) : (
        <Button loading={retrying} loadingLabel={words.retrying} onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {plain && (
        <p>
          <TextLink href={plain}>{words.plainText}</TextLink>
        </p>
      )}
      {!altered && !broken && (
        <Suspense>
          <KeptPages />
        </Suspense>
      )}
    </Center>
  );
}

interface PendingViewProps {
  failed: boolean;
  altered?: boolean;
  load: () => void;
  text?: string | null;
  /** The words of the page, which stood in the document before. They stay, and need no apology. */
  standing?: HTMLElement | null;
}

/**
 * A page that is on its way, or failed on it. A browser remembers for the life of a document that a module failed while
 * it ran, so a try that failed again offers to open the page anew.
 */
export function PendingView({ failed, altered, load, text, standing }: PendingViewProps) {
  const [retries, setRetries] = useState(0);
  // A failure of an earlier visit is no news: this one is about to try again, unless there are words to read.
  const [tried, setTried] = useState(!failed || Boolean(standing));
  if (!failed && !tried) setTried(true);
  const isQuiet = retries === 0 && !(failed && tried);
  if (isQuiet && !standing) return <LoadingView />;
  const retry = () => {
    setRetries(retries + 1);
    load();
  };
  if (standing)
    return (
      <StandingView
        words={standing}
        altered={altered}
        failed={!isQuiet}
        retrying={!failed}
        onRetry={retry}
        offerReload={retries > 0}
      />
    );
  return (
    <FailedView altered={altered} retrying={!failed} onRetry={retry} offerReload={retries > 0} text={text} />
  );
}
