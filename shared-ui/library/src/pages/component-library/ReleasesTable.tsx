import { TextLink } from '@ia/shared-ui/text';
import { words } from '../../content/words.ts';
import type { Release } from './read-releases.ts';
import { ScrollTable } from './ScrollTable.tsx';

const w = words.running.releases;
const moment = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'medium', timeStyle: 'short' });

/** Seven characters tell a commit, and whether what was built had changes besides. */
function Commit({ commit, repository }: Pick<Release, 'commit' | 'repository'>) {
  if (!commit) return <>{w.unknown}</>;
  const [hash = '', changed] = commit.split('-');
  const short = `${hash.slice(0, 7)}${changed ? w.changed : ''}`;
  if (!repository) return <code>{short}</code>;
  return (
    <TextLink href={`${repository}/commit/${hash}`} newTab>
      {short}
    </TextLink>
  );
}

/** Where each app's version comes from, what it needs, how it fares, and the command that goes back. */
export function ReleasesTable({ releases }: { releases: readonly Release[] }) {
  return (
    <ScrollTable
      label={w.caption}
      columns={[w.app, w.version, w.since, w.by, w.commit, w.size, w.failures, w.back, w.needs]}
    >
      <tbody>
        {releases.map((release) => (
          <tr key={release.app}>
            <th scope="row">{release.app}</th>
            <td>{release.version}</td>
            <td>
              <time dateTime={release.since}>{moment.format(new Date(release.since))}</time>
            </td>
            <td>{release.by}</td>
            <td>
              <Commit {...release} />
            </td>
            <td>{release.bytes === undefined ? w.unknown : w.kilobytes(release.bytes)}</td>
            <td>{release.failures ? w.count(release.failures) : w.unknown}</td>
            <td>{release.back ? <code>{`federation rollback ${release.app}`}</code> : w.noBack}</td>
            <td css={{ minWidth: '18rem' }}>{release.needs.join(', ') || w.unknown}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
