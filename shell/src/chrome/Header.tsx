import type { ShellApi } from '@ia/federation';
import { AzulejoMark } from '@ia/shared-ui/azulejo';
import { useScrollPosition } from '@ia/shared-ui/hooks';
import { Sliders } from '@ia/shared-ui/icon';
import { PageHeader, type PageHeaderLink } from '@ia/shared-ui/page-header';
import { t } from '../content/chrome.ts';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';
import { exploreEntries } from './explore-entries.ts';
import { LazyPanel } from './LazyPanel.tsx';
import { PageTile } from './PageTile.tsx';
import { useSectionInView } from './use-section-in-view.ts';
import { VisitorTile } from './VisitorTile.tsx';

/** Page of the visitor's own progress; without an app that serves it, the header shows no tile. */
export const PROGRESS_PAGE = '/o-meu-progresso';

/** Scroll distance after which the landing page's header becomes opaque. */
const OPAQUE_AFTER_PX = 50;

interface HeaderProps {
  shell: ShellApi;
  route: ActiveRoute | undefined;
  routes: RouteTable;
}

/** The header of every page: the links that the page's app declares, and the site's navigation. */
export function Header({ shell, route, routes }: HeaderProps) {
  const isLanding = route?.header === 'landing';
  const isScrolled = useScrollPosition((y) => y > OPAQUE_AFTER_PX);
  const nav = route?.nav ?? [];
  const currentSection = useSectionInView(nav.flatMap((link) => ('anchor' in link ? link.anchor : [])));
  const links = nav.map(
    (link): PageHeaderLink =>
      'anchor' in link
        ? { label: link.label, href: shell.href(`#${link.anchor}`), current: link.anchor === currentSection }
        : { label: link.label, href: shell.href(link.to) },
  );
  const progressHref = shell.href(PROGRESS_PAGE);
  const homeHref = shell.href('/') ?? '#/';
  return (
    <PageHeader
      // A new page closes the menu.
      key={shell.route.path}
      brand={{ name: t.siteName, href: homeHref, logo: <AzulejoMark size={32} /> }}
      title={isLanding ? undefined : route?.title}
      links={links}
      explore={exploreEntries(routes, shell).map(({ path, theme, ...entry }) => ({
        ...entry,
        picture: <PageTile seed={path} theme={theme} />,
      }))}
      tool={{
        label: t.preferences,
        icon: Sliders,
        panel: <LazyPanel announce={shell.announce} />,
      }}
      own={
        progressHref
          ? {
              href: progressHref,
              picture: <VisitorTile shell={shell} />,
              current: shell.route.path === PROGRESS_PAGE,
            }
          : undefined
      }
      backHref={isLanding ? null : homeHref}
      clear={isLanding && !isScrolled}
    />
  );
}
