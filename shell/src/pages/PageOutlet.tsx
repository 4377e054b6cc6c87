import type { ShellOfPage } from '../api/use-page-shell.ts';
import { plainTextOf } from '../boot/plain-text.ts';
import { Failure, type FailureKind } from '../failures/failure-kind.ts';
import type { KeptWords } from '../first-view/kept-words.ts';
import type { LeftPage } from './left-page.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { FailedView, LoadingView, PendingView } from './PageViews.tsx';
import { type PageState, type PageStore, usePageState } from './page-store.ts';

interface Props {
  store: PageStore;
  /** The page of the current route; changes with route and version. */
  pageKey: string;
  shell: ShellOfPage;
  load: () => void;
  /** Puts another page in the place of this one, which broke. */
  recover: (left?: LeftPage) => Promise<void>;
  onError: (kind: FailureKind, error: unknown) => void;
  /** What stood in the document before a page's code came, for as long as it does not. */
  kept?: KeptWords | null;
}

const view = (state: PageState | undefined, { shell, pageKey, kept, load, recover, onError }: Props) => {
  const { path } = shell.here.route;
  if (state?.status !== 'ready') {
    const error = state?.status === 'failed' ? state.error : null;
    const altered = error instanceof Failure && error.kind === 'integrity';
    return (
      <PendingView
        failed={state?.status === 'failed'}
        altered={altered}
        load={load}
        text={plainTextOf(path)}
        standing={kept?.key === pageKey && !altered ? kept.words : null}
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
            text={plainTextOf(path)}
          />
        )
      }
    >
      <page.Page shell={shell.lasting} />
    </PageBoundary>
  );
};

/** The current route's page, in whatever state it is. */
export function PageOutlet(props: Props) {
  const state = usePageState(props.store, props.pageKey);
  return (
    <div
      key={props.pageKey}
      data-page={props.shell.here.route.path}
      data-page-state={state?.status ?? 'loading'}
    >
      {view(state, props)}
    </div>
  );
}
