import styled from '@emotion/styled';
import { forcedColorsFill, token } from '@ia/shared-ui/tokens';
import type { MouseEvent } from 'react';
import { usePageShell } from '../api/use-page-shell.ts';
import { Footer } from '../chrome/Footer.tsx';
import { Header } from '../chrome/Header.tsx';
import { LazyDeveloperNavigation } from '../chrome/LazyDeveloperNavigation.tsx';
import { LazyNoticeLinks } from '../chrome/LazyNoticeLinks.tsx';
import { LiveRegion } from '../chrome/LiveRegion.tsx';
import { NoticeList } from '../chrome/NoticeList.tsx';
import { PageFooter } from '../chrome/PageFooter.tsx';
import { DocumentReset } from '../containment/DocumentReset.tsx';
import { t } from '../content/chrome.ts';
import { useArrival, useCurrentPage } from '../navigation/use-current-page.ts';
import { PageOutlet } from '../pages/PageOutlet.tsx';
import { usePageState } from '../pages/page-store.ts';
import { focusContent } from '../router/arrive.ts';
import type { Shell } from './shell.ts';

const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: token.space[4],
  insetBlockStart: token.space[2],
  zIndex: token.layer.dialog,
  padding: `${token.space[3]} ${token.space[4]}`,
  color: token.color.onAccent,
  backgroundColor: token.color.accent,
  borderRadius: token.radius.md,
  ...forcedColorsFill,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/**
 * Focuses the content without changing the address: Back leads to the page before, not to the top of this
 * one.
 */
function skip(event: MouseEvent) {
  event.preventDefault();
  focusContent();
}

/** Renders header, notices, page, footer and live regions. */
export function App({ shell }: { shell: Shell }) {
  const { location, key } = useCurrentPage(shell);
  const route = shell.routes().get(location.path);
  const page = usePageShell(shell, location, key);
  const { locationApi } = page;
  useArrival(shell, location, key);
  const state = usePageState(shell.pages, key);
  const bare = route?.header === 'none';
  return (
    <>
      <DocumentReset
        shell={shell}
        path={location.path}
        pageKey={key}
        version={state?.status === 'ready' ? state.page.version : null}
      />
      <SkipLink href="#conteudo" onClick={skip}>
        {t.skip}
      </SkipLink>
      {!bare && <Header shell={locationApi} route={route} routes={shell.routes()} />}
      <NoticeList
        notices={shell.notices}
        links={
          <LazyNoticeLinks shell={locationApi} routes={shell.routes()} requestedPath={location.unknown} />
        }
      />
      <main id="conteudo" tabIndex={-1}>
        <PageOutlet
          store={shell.pages}
          pageKey={key}
          shell={page}
          load={() => void shell.loadPage(location.path, key)}
          recover={(left) => shell.recoverPage(location.path, key, left)}
          prerenderedText={shell.prerenderedText}
          onError={(kind, error) => shell.reportPageFailure(location.path, key, kind, error)}
        />
      </main>
      {!bare && route?.header !== 'landing' && <Footer shell={locationApi} updated={route?.updated} />}
      <PageFooter slot={shell.footer} />
      {!bare && <LazyDeveloperNavigation shell={locationApi} routes={shell.routes()} />}
      <LiveRegion announcer={shell.announcer} />
    </>
  );
}
