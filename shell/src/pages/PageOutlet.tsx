import { plainTextAddress } from '../address/plain-text.ts';
import type { ShellOfPage } from '../api/use-page-shell.ts';
import { Failure, type FailureKind } from '../failures/failure-kind.ts';
import type { BrokenPageState } from './broken-page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { FailedView, LoadingView, PendingView } from './PageViews.tsx';
import { type PageState, type PageStore, usePageState } from './page-store.ts';
import type { PrerenderedText } from './prerendered-text.ts';

interface Props {
  store: PageStore;
  /** The page of the current route; changes with route and version. */
  pageKey: string;
  shell: ShellOfPage;
  load: () => void;
  /** Replaces this page by another version, after it broke. Rejects when there is none. */
  recover: (brokenPage?: BrokenPageState) => Promise<void>;
  onError: (kind: FailureKind, error: unknown) => void;
  /** The prerendered text, shown while the page's code is missing. */
  prerenderedText?: PrerenderedText | null;
}

/** Renders the page, or its loading or failed state. */
const renderState = (
  state: PageState | undefined,
  { shell, pageKey, prerenderedText, load, recover, onError }: Props,
) => {
  const { path } = shell.locationApi.route;
  if (state?.status !== 'ready') {
    const error = state?.status === 'failed' ? state.error : null;
    const isAltered = error instanceof Failure && error.kind === 'integrity';
    return (
      <PendingView
        failed={state?.status === 'failed'}
        altered={isAltered}
        load={load}
        plainText={plainTextAddress(path)}
        prerendered={prerenderedText?.key === pageKey && !isAltered ? prerenderedText.element : null}
      />
    );
  }
  const { page, replaced } = state;
  return (
    <PageBoundary
      key={replaced}
      onError={(error) => onError('render', error)}
      recover={recover}
      fallback={({ retry, replacing, retrying, failedAgain }) =>
        replacing ? (
          <LoadingView />
        ) : (
          <FailedView
            broken
            retrying={retrying}
            onRetry={retry}
            offerReload={failedAgain || replaced > 0}
            plainText={plainTextAddress(path)}
          />
        )
      }
    >
      <page.Page shell={shell.pageApi} />
    </PageBoundary>
  );
};

/** The current route's page, in any state. */
export function PageOutlet(props: Props) {
  const state = usePageState(props.store, props.pageKey);
  return (
    <div
      key={props.pageKey}
      data-page={props.shell.locationApi.route.path}
      data-page-state={state?.status ?? 'loading'}
    >
      {renderState(state, props)}
    </div>
  );
}
