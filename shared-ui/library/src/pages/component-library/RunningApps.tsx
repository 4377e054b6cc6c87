import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Tag, type TagTone } from '@ia/shared-ui/tag';
import { token } from '@ia/shared-ui/tokens';
import { useState } from 'react';
import { words } from '../../content/words.ts';
import { ScrollTable } from './ScrollTable.tsx';

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
  const w = words.running;

  function refresh() {
    setApps(shell.runningApps());
    shell.announce(w.refreshed);
  }

  return (
    <Panel id="versoes" aria-labelledby="versoes-titulo">
      <div>
        <h2 id="versoes-titulo" tabIndex={-1}>
          {w.title}
        </h2>
        <p>{apps.length > 0 ? w.intro : w.none}</p>
      </div>
      {apps.length > 0 && (
        <ScrollTable label={w.caption}>
          <thead>
            <tr>
              {[w.app, w.version, w.sharedUi, w.state, w.owner, w.routes].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
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
  '& h2': { fontSize: token.size.h3, marginBlockEnd: token.space[2] },
  '& td:not(:last-of-type), & th': { whiteSpace: 'nowrap' },
  '& h2 + p': { maxWidth: token.measure, color: token.color.inkSoft },
});
