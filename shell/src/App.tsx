import styled from '@emotion/styled';
import { solid, token } from '@ia/shared-ui/tokens';
import type { MouseEvent } from 'react';
import { usePageShell } from './api/use-page-shell.ts';
import type { Shell } from './boot/create-shell.ts';
import { useArrival, useCurrentPage } from './boot/use-current-page.ts';
import { Footer } from './chrome/Footer.tsx';
import { Header } from './chrome/Header.tsx';
import { LazyDeveloperNavigation } from './chrome/LazyDeveloperNavigation.tsx';
import { LazyWaysOn } from './chrome/LazyWaysOn.tsx';
import { LiveRegion } from './chrome/LiveRegion.tsx';
import { NoticeList } from './chrome/NoticeList.tsx';
import { PageFooter } from './chrome/PageFooter.tsx';
import { PageBorder } from './containment/PageBorder.tsx';
import { words } from './content/chrome.ts';
import { PageOutlet } from './pages/PageOutlet.tsx';
import { usePageState } from './pages/page-store.ts';
import { focusContent } from './router/arrive.ts';

const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: token.space[4],
  insetBlockStart: token.space[2],
  zIndex: token.layer.toast,
  padding: `${token.space[3]} ${token.space[4]}`,
  color: token.color.onAccent,
  backgroundColor: token.color.accent,
  borderRadius: token.radius.md,
  ...solid,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/** To the content without an address of its own: Back means the page before, not the top of this one. */
function skip(event: MouseEvent) {
  event.preventDefault();
  focusContent();
}

/** The page around the page. */
export function App({ shell }: { shell: Shell }) {
  const { location, key } = useCurrentPage(shell);
  const route = shell.routes().get(location.path);
  const page = usePageShell(shell, location, key);
  const { here } = page;
  useArrival(shell, location, key);
  const state = usePageState(shell.pages, key);
  const bare = route?.header === 'none';
  return (
    <>
      <PageBorder
        shell={shell}
        path={location.path}
        pageKey={key}
        version={state?.status === 'ready' ? state.page.version : null}
      />
      {!bare && (
        <SkipLink href="#conteudo" onClick={skip}>
          {words.skip}
        </SkipLink>
      )}
      {!bare && <Header shell={here} route={route} routes={shell.routes()} />}
      <NoticeList
        notices={shell.notices}
        ways={<LazyWaysOn shell={here} routes={shell.routes()} asked={location.unknown} />}
      />
      <main id="conteudo" tabIndex={-1}>
        <PageOutlet
          store={shell.pages}
          pageKey={key}
          shell={page}
          load={() => void shell.loadPage(location.path, key)}
          recover={(left) => shell.recoverPage(location.path, key, left)}
          kept={shell.kept}
          onError={(kind, error) => shell.pageFailed(location.path, key, kind, error)}
        />
      </main>
      {!bare && route?.header !== 'landing' && <Footer shell={here} updated={route?.updated} />}
      <PageFooter slot={shell.footer} />
      {!bare && <LazyDeveloperNavigation shell={here} routes={shell.routes()} />}
      <LiveRegion announcer={shell.announcer} />
    </>
  );
}
