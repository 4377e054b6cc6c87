import styled from '@emotion/styled';
import type { ShellApi } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../content/chrome.ts';
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

interface WaysOnProps {
  shell: ShellApi;
  routes: RouteTable;
  /** The path that leads nowhere. */
  asked?: string | null;
}

/** Where to go on from an address that leads nowhere: the pages with the nearest name, or else those of «Explorar». */
export default function WaysOn({ shell, routes, asked }: WaysOnProps) {
  const nearest = nearestRoutes(asked ?? '', routes).map(({ path, title }) => ({
    path,
    label: title,
    href: shell.href(path),
  }));
  const others = exploreEntries(routes, shell).filter(({ href, current }) => href && !current);
  const ways = nearest.length > 0 ? nearest : others;
  return (
    <>
      <p>{nearest.length > 0 ? words.unknownNear(nearest.length) : words.unknownWhy}</p>
      <List role="list">
        {ways.map(({ path, label, href }) => (
          <li key={path}>
            <a href={href ?? undefined}>{label}</a>
          </li>
        ))}
      </List>
    </>
  );
}
