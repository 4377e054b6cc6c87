import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { column, token } from '@ia/shared-ui/tokens';
import { useLayoutEffect, useRef } from 'react';
import { t } from '../content/chrome.ts';

const Notice = styled.div({
  ...column,
  paddingBlock: token.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: token.space[4],
  '& > p': { flex: '1 1 20rem' },
});

interface PrerenderedTextViewProps {
  /** The prerendered text. */
  element: HTMLElement;
  /** A file failed its integrity check. */
  altered?: boolean;
  /** The page failed to load: shows a message above its text. */
  failed: boolean;
  retrying: boolean;
  onRetry: () => void;
  /** A retry in this document failed: offer to reload the document instead. */
  offerReload: boolean;
}

/**
 * The prerendered text of a page whose code loads or failed to load. After a failure, with a button to retry.
 */
export function PrerenderedTextView({
  element,
  altered,
  failed,
  retrying,
  onRetry,
  offerReload,
}: PrerenderedTextViewProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => container.current?.replaceChildren(element), [element]);
  return (
    <div data-page-state={failed ? 'failed' : 'loading'}>
      {failed && (
        <Notice>
          <p role="alert">{altered ? t.alteredText : t.prerenderedText}</p>
          {offerReload && !retrying ? (
            <Button onClick={() => window.location.reload()}>{t.reload}</Button>
          ) : (
            <Button loading={retrying} loadingLabel={t.retrying} onClick={onRetry}>
              {t.retry}
            </Button>
          )}
        </Notice>
      )}
      <div ref={container} />
    </div>
  );
}
