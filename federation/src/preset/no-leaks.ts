import type { Plugin } from 'vite';
import { packageOf, SHARED_PACKAGES } from '../shared-packages.ts';

// The scheduler and Emotion's internal packages are dependencies of shared packages and
// must not be bundled either.
const sharedPackages = [...new Set(SHARED_PACKAGES.map(packageOf))].filter(
  (name) => !name.startsWith('@emotion/'),
);
const SHARED_MODULE = new RegExp(`/node_modules/(${sharedPackages.join('|')}|scheduler|@emotion/[^/]+)/`);

/**
 * Vite plugin that fails the build when a remote bundles a package that the shell provides: two copies of
 * React break hooks, two of Emotion lose the theme, two of jotai lose the state.
 */
export function noLeaks(app: string): Plugin {
  return {
    name: 'ia:no-leaks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const leakedModules = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(chunk.modules)) {
          if (module.renderedLength > 0 && SHARED_MODULE.test(id))
            leakedModules.add(id.replace(/^.*\/node_modules\//, ''));
        }
      }
      if (leakedModules.size > 0) {
        this.error(
          `${app} bundles packages that the shell provides, so a page would run with two copies of them:\n` +
            [...leakedModules].map((id) => `  ${id}`).join('\n') +
            '\nImport only the specifiers listed in federation/src/shared-packages.ts (never jotai/utils), ' +
            'or add the missing one to that list.',
        );
      }
    },
  };
}
