import type { ShellApi } from '@ia/federation';
import type { ExploreEntry } from '@ia/shared-ui/page-header';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';

/** Descriptions are written for search engines too; the menu shows the first sentence. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** Entries of the site's navigation, «Explorar»: routes that declare a `menu`, by their order. */
export function exploreEntries(
  routes: RouteTable,
  shell: Pick<ShellApi, 'href' | 'route'>,
): (Omit<ExploreEntry, 'picture'> & Pick<ActiveRoute, 'path' | 'theme'>)[] {
  return [...routes.values()]
    .flatMap((route) => (route.menu ? [{ ...route, menu: route.menu }] : []))
    .sort((a, b) => a.menu.order - b.menu.order)
    .map(({ path, description, theme, menu }) => ({
      path,
      theme,
      label: menu.label,
      description: description && firstSentence(description),
      href: shell.href(path),
      current: path === shell.route.path,
    }));
}
