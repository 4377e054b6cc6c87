import styled from '@emotion/styled';
import type { ShellApi } from '@ia/federation';
import { token } from '@ia/shared-ui/tokens';
import { words } from '../content/chrome.ts';
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

/** Where to go on from an address that leads nowhere: the same pages as in «Explorar». */
export function WaysOn({ shell, routes }: { shell: ShellApi; routes: RouteTable }) {
  const ways = exploreEntries(routes, shell).filter(({ href, current }) => href && !current);
  return (
    <>
      <p>{words.unknownWhy}</p>
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
