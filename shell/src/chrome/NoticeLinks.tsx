import styled from '@emotion/styled';
import type { ShellApi } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import { t } from '../content/chrome.ts';
import { nearestRoutes } from '../router/nearest-routes.ts';
import type { RouteTable } from '../router/route-table.ts';
import { exploreEntries } from './explore-entries.ts';

const List = styled.ul({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: token.space[5],
  padding: 0,
  listStyle: 'none',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' },
});

interface NoticeLinksProps {
  shell: ShellApi;
  routes: RouteTable;
  /** The unknown path, which is not served. */
  requestedPath?: string | null;
}

/** Links for an unknown address: the pages with the most similar name, or else the pages of «Explorar». */
export default function NoticeLinks({ shell, routes, requestedPath }: NoticeLinksProps) {
  const nearest = nearestRoutes(requestedPath ?? '', routes).map(({ path, title }) => ({
    path,
    label: title,
    href: shell.href(path),
  }));
  const menuPages = exploreEntries(routes, shell).filter(({ href, current }) => href && !current);
  const links = nearest.length > 0 ? nearest : menuPages;
  return (
    <>
      <p>{nearest.length > 0 ? t.unknownNear(nearest.length) : t.unknownWhy}</p>
      <List role="list">
        {links.map(({ path, label, href }) => (
          <li key={path}>
            <a href={href ?? undefined}>{label}</a>
          </li>
        ))}
      </List>
    </>
  );
}
