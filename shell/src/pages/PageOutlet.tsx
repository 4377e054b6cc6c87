import type { ShellApi } from '@ia/federation';
import { PageBoundary } from './PageBoundary.tsx';
import { FailedView, PendingView } from './PageViews.tsx';
import { type PageState, type PageStore, usePageState } from './page-store.ts';

interface Props {
  store: PageStore;
  /** The page of the current route; changes with route and version. */
  pageKey: string;
  shell: ShellApi;
  load: () => void;
}

const view = (state: PageState | undefined, { shell, load }: Props) => {
  if (state?.status !== 'ready') return <PendingView failed={state?.status === 'failed'} load={load} />;
  const { Page } = state.page;
  return (
    <PageBoundary
      onError={(error) => shell.report(error, { page: shell.route.path })}
      fallback={(retry) => <FailedView broken onRetry={retry} />}
    >
      <Page shell={shell} />
    </PageBoundary>
  );
};

/** The current route's page, in whatever state it is. */
export function PageOutlet(props: Props) {
  const state = usePageState(props.store, props.pageKey);
  return (
    <div key={props.pageKey} data-page={props.shell.route.path} data-page-state={state?.status ?? 'loading'}>
      {view(state, props)}
    </div>
  );
}
