import type { ShellApi } from '@ia/federation';
import type { ExploreEntry } from '@ia/shared-ui/page-header';
import type { ActiveRoute, RouteTable } from '../router/route-table.ts';

/** A description is written for search engines too; in the menu its first sentence is enough. */
const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;

/** The site's navigation, «Explorar»: the routes that ask for a place in it, in the order they ask for. */
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
