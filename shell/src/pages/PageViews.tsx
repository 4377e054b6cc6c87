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

/** Needed offline only. The worker caches its chunk. */
const CachedPages = lazy(() => import('../offline/CachedPages.tsx').catch(() => ({ default: () => null })));

const SPINNER_DELAY_MS = 300;
const SLOW_TEXT_DELAY_MS = 5000;

/** Loading state of a page. Empty at first, because most pages are ready before the spinner would appear. */
export function LoadingView() {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const timers = [SPINNER_DELAY_MS, SLOW_TEXT_DELAY_MS].map((delay) =>
      setTimeout(() => setWaitedMs(delay), delay),
    );
    return () => timers.forEach(clearTimeout);
  }, []);
  return (
    // As high as the viewport, so that the scroll bar stays. The footer is shown with the page (`boot.css`).
    <Center aria-busy="true" data-page-state="loading" css={{ minHeight: '100dvh' }}>
      <div role="status">{waitedMs >= SPINNER_DELAY_MS && <Spinner quiet label={t.loading} />}</div>
      {waitedMs >= SLOW_TEXT_DELAY_MS && <p>{t.loadingLong}</p>}
    </Center>
  );
}

interface FailedViewProps {
  /** The page loaded and then threw an error; false when it did not load. */
  broken?: boolean;
  /** A file failed its integrity check. */
  altered?: boolean;
  retrying?: boolean;
  onRetry: () => void;
  /** A retry in this document failed: offer to reload the document instead. */
  offerReload?: boolean;
  /** Address of the plain-text version of the page, if there is one. */
  plainText?: string | null;
}

/** A page that failed to load or broke: explains the failure and the next step. */
export function FailedView({ broken, altered, retrying, onRetry, offerReload, plainText }: FailedViewProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Also after another failed retry, so that screen readers read the title.
  useEffect(() => {
    if (!retrying) title.current?.focus({ preventScroll: true });
  }, [retrying]);
  const isOffline = !altered && !broken && !navigator.onLine;
  const text = altered ? t.alteredText : broken ? t.brokenText : isOffline ? t.offlineText : t.failedText;
  return (
    <Center data-page-state="failed">
      <LazyMissingTile />
      <h1 ref={title} tabIndex={-1}>
        {isOffline ? t.offlineTitle : t.failedTitle}
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
      {plainText && (
        <p>
          <TextLink href={plainText}>{t.plainText}</TextLink>
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
  /** Address of the plain-text version of the page, if there is one. */
  plainText?: string | null;
  /** The prerendered text, which stays readable. */
  prerendered?: HTMLElement | null;
}

/**
 * A page that is loading, or that failed to load. A browser remembers a module that failed while it ran as
 * long as the document lives, so after a failed retry the view offers a reload.
 */
export function PendingView({ failed, altered, load, plainText, prerendered }: PendingViewProps) {
  const [retries, setRetries] = useState(0);
  // A failure of an earlier visit is not shown, because this visit loads again (unless there is prerendered
  // text).
  const [isOwnFailure, setIsOwnFailure] = useState(!failed || Boolean(prerendered));
  if (!failed && !isOwnFailure) setIsOwnFailure(true);
  const hasFailed = retries > 0 || (failed && isOwnFailure);
  if (!hasFailed && !prerendered) return <LoadingView />;
  const retry = () => {
    setRetries(retries + 1);
    load();
  };
  if (prerendered)
    return (
      <PrerenderedTextView
        element={prerendered}
        altered={altered}
        failed={hasFailed}
        retrying={!failed}
        onRetry={retry}
        offerReload={retries > 0}
      />
    );
  return (
    <FailedView
      altered={altered}
      retrying={!failed}
      onRetry={retry}
      offerReload={retries > 0}
      plainText={plainText}
    />
  );
}
