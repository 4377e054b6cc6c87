import type { ShellOfPage } from '../api/use-page-shell.ts';
import { PageBoundary } from './PageBoundary.tsx';
import { FailedView, PendingView } from './PageViews.tsx';
import { type PageState, type PageStore, usePageState } from './page-store.ts';

interface Props {
  store: PageStore;
  /** The page of the current route; changes with route and version. */
  pageKey: string;
  shell: ShellOfPage;
  load: () => void;
}

const view = (state: PageState | undefined, { shell, load }: Props) => {
  if (state?.status !== 'ready') return <PendingView failed={state?.status === 'failed'} load={load} />;
  const { Page, contract } = state.page;
  const { here } = shell;
  return (
    <PageBoundary
      onError={(error) => here.report(error, { page: here.route.path })}
      fallback={(retry) => <FailedView broken onRetry={retry} />}
    >
      <Page shell={shell.forContract(contract)} />
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
