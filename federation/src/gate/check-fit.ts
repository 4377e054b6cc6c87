import { misfitsOf, providedBy } from '../registry/handshake.ts';
import type { Registry } from '../registry/schema.ts';

const misfitsIn = ({ apps, shell }: Registry, name: string): string[] => {
  const app = apps[name];
  const provides = providedBy(shell);
  return app && provides ? misfitsOf(app, provides) : [];
};

/**
 * Refuses a change after which an app and the shell would not fit, whichever of them changes. What did not fit before is
 * none of the business of who changes something else.
 * @throws naming app, owner, what was expected and found, and what to do.
 */
export function refuseMisfits(next: Registry, before: Registry): void {
  const shellChanges = next.shell.version !== before.shell.version;
  const refused = Object.entries(next.apps).flatMap(([name, app]) => {
    const lines = misfitsIn(next, name);
    const changes = app.version !== before.apps[name]?.version;
    const newly = changes || (shellChanges && misfitsIn(before, name).length === 0);
    return newly && lines.length > 0 ? [{ name, app, lines }] : [];
  });
  if (refused.length === 0) return;
  const told = refused.map(
    ({ name, app, lines }) => `${name} ${app.version} (owner: ${app.owner}):\n${lines.join('\n')}`,
  );
  throw new Error(
    shellChanges
      ? `The shell ${next.shell.version} does not bring what apps that are live need:\n${told.join('\n')}\n` +
          'Nothing that is live was changed. Have each of them built for this shell too, with wider ranges in its package.json, and published; then publish the shell.'
      : `The shell ${next.shell.version} that is live does not bring what is needed by ${told.join('\n')}\n` +
          'Nothing that is live was changed. Publish a shell that brings it first (federation publish shell), or build the app with the packages that this one brings.',
  );
}
