import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Tag, type TagTone } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { words } from '../../content/words.ts';
import { ReleasesTable } from './ReleasesTable.tsx';
import { type Release, readReleases } from './read-releases.ts';
import { ScrollTable } from './ScrollTable.tsx';
import { useNear } from './use-near.ts';

type State = keyof typeof words.running.states;
const tones: Record<State, TagTone> = {
  idle: 'neutral',
  loading: 'info',
  ready: 'success',
  failed: 'danger',
};

/** Which version of each app, and of shared-ui inside it, this visitor's page runs right now. */
export function RunningApps() {
  const shell = useShell();
  const [apps, setApps] = useState(() => shell.runningApps());
  const [releases, setReleases] = useState<Release[]>([]);
  const panel = useRef<HTMLElement>(null);
  const near = useNear(panel);
  const w = words.running;

  // `apps` changes with each refresh: then the releases are read again too.
  useEffect(() => {
    if (!near) return;
    let current = true;
    readReleases(
      apps.map(({ name }) => name),
      shell.backend(),
    ).then((found) => current && setReleases(found));
    return () => {
      current = false;
    };
  }, [near, apps, shell]);

  function refresh() {
    setApps(shell.runningApps());
    shell.announce(w.refreshed);
  }

  return (
    <Panel ref={panel} id="versoes" aria-labelledby="versoes-titulo">
      <div>
        <h2 id="versoes-titulo" tabIndex={-1}>
          {w.title}
        </h2>
        <p>{apps.length > 0 ? w.intro : w.none}</p>
      </div>
      {apps.length > 0 && (
        <ScrollTable label={w.caption} columns={[w.app, w.version, w.sharedUi, w.state, w.owner, w.routes]}>
          <tbody>
            {apps.map((app) => (
              <tr key={app.name}>
                <th scope="row">{app.name}</th>
                <td>{app.version}</td>
                <td>{app.sharedUi}</td>
                <td>
                  <Tag tone={tones[app.state]}>{w.states[app.state]}</Tag>
                </td>
                <td>{app.owner}</td>
                <td>
                  {app.routes.map((route) => (
                    <div key={route}>#{route}</div>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {releases.length > 0 && (
        <>
          <div>
            <h3>{w.releases.title}</h3>
            <p>{w.releases.intro}</p>
            {!releases.some(({ failures }) => failures) && <p>{w.releases.uncounted}</p>}
          </div>
          <ReleasesTable releases={releases} />
        </>
      )}
      <div>
        <Button variant="secondary" onClick={refresh}>
          {w.refresh}
        </Button>
      </div>
    </Panel>
  );
}

const Panel = styled.section({
  display: 'grid',
  gap: token.space[5],
  minWidth: 0,
  '& h2': { fontSize: token.size.h2Quiet, marginBlockEnd: token.space[2] },
  '& td:not(:last-of-type), & th': { whiteSpace: 'nowrap' },
  '& h3': { fontSize: token.size.lg, marginBlockEnd: token.space[2] },
  '& :is(h2, h3) ~ p': { maxWidth: token.measure, color: token.color.inkSoft },
});
