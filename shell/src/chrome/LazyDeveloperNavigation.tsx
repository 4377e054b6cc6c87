import type { ShellApi } from '@ia/federation';
import { useModule } from '@ia/shared-ui/hooks';
import type { RouteTable } from '../router/route-table.ts';

const load = () => import('./DeveloperNavigation.tsx');

/**
 * Loads the list of all pages when the flag `enableStudioNavigation` is on: production sites leave it off.
 */
export function LazyDeveloperNavigation({ shell, routes }: { shell: ShellApi; routes: RouteTable }) {
  const navigation = useModule(load, shell.flags.enableStudioNavigation === true, shell.report);
  return navigation.status === 'ready' ? (
    <navigation.module.DeveloperNavigation shell={shell} routes={routes} />
  ) : null;
}
