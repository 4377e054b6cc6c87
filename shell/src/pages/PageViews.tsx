import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Spinner } from '@ia/shared-ui/spinner';
import { column, token } from '@ia/shared-ui/tokens';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { LazyMissingTile } from '../chrome/LazyMissingTile.tsx';
import { t } from '../content/chrome.ts';
import { PrerenderedTextView } from './PrerenderedTextView.tsx';

const Center = styled.div({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: token.space[4],
  minHeight: '70dvh',
  // In the column of the page's text.
  ...column,
  paddingBlock: token.space[12],
  '& > *': { maxWidth: '36rem' },
});

const TextLink = styled.a({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' });

/** Needed offline only, when it is available: the worker caches it. */
const CachedPages = lazy(() => import('../offline/CachedPages.tsx').catch(() => ({ default: () => null })));

/** Milliseconds until the spinner appears. */
const SHOW_AFTER = 300;
/** Milliseconds until the text for a slow connection appears. */
const SLOW_AFTER = 5000;

/** Loading state of a page. Empty for a moment, because most pages are ready by then. */
export function LoadingView() {
  const [waited, setWaited] = useState(0);
  useEffect(() => {
    const timers = [SHOW_AFTER, SLOW_AFTER].map((after) => setTimeout(() => setWaited(after), after));
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    // As high as the viewport, so that the scroll bar stays. The footer is shown with the page (`boot.css`).
    <Center aria-busy="true" data-page-state="loading" css={{ minHeight: '100dvh' }}>
      <div role="status">{waited >= SHOW_AFTER && <Spinner label={t.loading} />}</div>
      {waited >= SLOW_AFTER && <p>{t.loadingLong}</p>}
    </Center>
  );
}

interface FailedViewProps {
  /** It loaded and broke, rather than not loading. */
  broken?: boolean;
  /** True after an integrity failure. */
  altered?: boolean;
  retrying?: boolean;
  onRetry: () => void;
  /** Trying again in this document did not help: offer a new one. */
  offerReload?: boolean;
  /** Address of the plain-text document, if there is one. */
  text?: string | null;
}

/** A page that failed to load or broke: explains the failure and the next step. */
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
  const text = altered ? t.alteredText : broken ? t.brokenText : offline ? t.offlineText : t.failedText;
  return (
    <Center data-page-state="failed">
      <LazyMissingTile />
      <h1 ref={title} tabIndex={-1}>
        {offline ? t.offlineTitle : t.failedTitle}
      </h1>
      <p role="alert">{text}</p>
      {offerReload && !retrying ? (
        <>
          <p>{t.reloadText}</p>
          <Button onClick={() => window.location.reload()}>{t.reload}</Button>
        </>
      ) : (
        <Button loading={retrying} loadingLabel={t.retrying} onClick={onRetry}>
          {t.retry}
        </Button>
      )}
      {plain && (
        <p>
          <TextLink href={plain}>{t.plainText}</TextLink>
        </p>
      )}
      {!altered && !broken && (
        <Suspense>
          <CachedPages />
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
  /** The prerendered text, which stays readable. */
  prerendered?: HTMLElement | null;
}

/**
 * A page that is loading, or that failed to load. A browser remembers a module that failed while it ran as
 * long as the document lives, so after a failed retry the view offers a reload.
 */
export function PendingView({ failed, altered, load, text, prerendered }: PendingViewProps) {
  const [retries, setRetries] = useState(0);
  // Hides a failure of an earlier visit, because this visit loads again. With prerendered text it does not.
  const [tried, setTried] = useState(!failed || Boolean(prerendered));
  if (!failed && !tried) setTried(true);
  const isQuiet = retries === 0 && !(failed && tried);
  if (isQuiet && !prerendered) return <LoadingView />;
  const retry = () => {
    setRetries(retries + 1);
    load();
  };
  if (prerendered)
    return (
      <PrerenderedTextView
        element={prerendered}
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
