import type { ShellApi } from '@ia/federation';
import { AzulejoMark } from '@ia/shared-ui/azulejo';
import { useScrollPosition } from '@ia/shared-ui/hooks';
import { Sliders } from '@ia/shared-ui/icon';
import { PageHeader, type PageHeaderLink } from '@ia/shared-ui/page-header';
import { words } from '../content/chrome.ts';
import { LazyPanel } from '../preferences/LazyPanel.tsx';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';
import { exploreEntries } from './explore-entries.ts';
import { OwnTile } from './OwnTile.tsx';
import { PageTile } from './PageTile.tsx';
import { useSectionInView } from './use-section-in-view.ts';

/** Whoever serves the page of what is one's own serves it here; a site without one shows no tile. */
export const OWN_PAGE = '/o-meu-progresso';

const OPAQUE_AFTER = 50; // px, specification §9

interface HeaderProps {
  shell: ShellApi;
  route: ActiveRoute | undefined;
  routes: RouteTable;
}

/** The header of every page: the links that the page's app declares, and the site's navigation. */
export function Header({ shell, route, routes }: HeaderProps) {
  const landing = route?.header === 'landing';
  const scrolled = useScrollPosition((y) => y > OPAQUE_AFTER);
  const nav = route?.nav ?? [];
  const reading = useSectionInView(nav.flatMap((link) => ('anchor' in link ? link.anchor : [])));
  const links = nav.map(
    (link): PageHeaderLink =>
      'anchor' in link
        ? { label: link.label, href: shell.href(`#${link.anchor}`), current: link.anchor === reading }
        : { label: link.label, href: shell.href(link.to) },
  );
  const own = shell.href(OWN_PAGE);
  const home = shell.href('/') ?? '#/';
  return (
    <PageHeader
      // A new page closes the menu.
      key={shell.route.path}
      brand={{ name: words.siteName, href: home, logo: <AzulejoMark size={32} /> }}
      title={landing ? undefined : route?.title}
      links={links}
      explore={exploreEntries(routes, shell).map(({ path, theme, ...entry }) => ({
        ...entry,
        picture: <PageTile seed={path} theme={theme} />,
      }))}
      tool={{
        label: words.preferences,
        icon: Sliders,
        panel: <LazyPanel announce={shell.announce} />,
      }}
      own={
        own
          ? { href: own, picture: <OwnTile shell={shell} />, current: shell.route.path === OWN_PAGE }
          : undefined
      }
      backHref={landing ? null : home}
      backLabel={words.mainPage}
      navLabel={words.mainNavigation}
      sectionsLabel={words.onThisPage}
      exploreLabel={words.explore}
      exploreNavLabel={words.sitePages}
      menuLabel={words.menu}
      clear={landing && !scrolled}
    />
  );
}
