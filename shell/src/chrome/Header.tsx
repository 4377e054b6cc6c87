import type { ShellApi } from '@ia/federation';
import { useScrollPosition } from '@ia/shared-ui/hooks';
import { PageHeader, type PageHeaderLink } from '@ia/shared-ui/page-header';
import { words } from '../content/chrome.ts';
import type { ActiveRoute } from '../router/route-table.ts';
import { Brand } from './Brand.tsx';

const OPAQUE_AFTER = 50; // px, specification §9

const linksOf = (route: ActiveRoute | undefined, shell: ShellApi): PageHeaderLink[] =>
  (route?.nav ?? []).map((link) =>
    'anchor' in link
      ? {
          label: link.label,
          href: shell.href(`#${link.anchor}`),
          current: shell.route.anchor === link.anchor,
        }
      : { label: link.label, href: shell.href(link.to) },
  );

/** The header of every page, with the links that the page's app declares. */
export function Header({ shell, route }: { shell: ShellApi; route: ActiveRoute | undefined }) {
  const landing = route?.header === 'landing';
  const scrolled = useScrollPosition((y) => y > OPAQUE_AFTER);
  const home = shell.href('/') ?? '#/';
  return (
    <PageHeader
      // A new page closes the menu.
      key={shell.route.path}
      brand={<Brand href={home} />}
      title={landing ? undefined : route?.title}
      links={linksOf(route, shell)}
      backHref={landing ? null : home}
      backLabel={words.mainPage}
      navLabel={words.mainNavigation}
      menuLabel={words.menu}
      clear={landing && !scrolled}
    />
  );
}
