import { errorOf } from '../errors/error-of.ts';
import { incompatibilitiesOf, providedBy } from '../registry/handshake.ts';
import type { Registry } from '../registry/schema.ts';

const incompatibilitiesIn = ({ apps, shell }: Registry, name: string): string[] => {
  const app = apps[name];
  const provides = providedBy(shell);
  return app && provides ? incompatibilitiesOf(app, provides) : [];
};

/**
 * Refuses a change of an app or of the shell that makes the two incompatible. Ignores pairs that were
 * incompatible before.
 * @throws FED-105 or FED-106 with app, owner, expected, found and a remedy
 */
export function assertCompatible(next: Registry, before: Registry): void {
  const shellChanges = next.shell.version !== before.shell.version;
  const incompatibleApps = Object.entries(next.apps).flatMap(([name, app]) => {
    const incompatibilities = incompatibilitiesIn(next, name);
    const changes = app.version !== before.apps[name]?.version;
    const isNew = changes || (shellChanges && incompatibilitiesIn(before, name).length === 0);
    return isNew && incompatibilities.length > 0 ? [{ name, app, incompatibilities }] : [];
  });
  if (incompatibleApps.length === 0) return;
  const findings = incompatibleApps.map(
    ({ name, app, incompatibilities }) =>
      `${name} ${app.version} (owner: ${app.owner}):\n${incompatibilities.join('\n')}`,
  );
  const params = { shell: next.shell.version, requirements: findings.join('\n') };
  throw shellChanges ? errorOf('FED-106', params) : errorOf('FED-105', params);
}
