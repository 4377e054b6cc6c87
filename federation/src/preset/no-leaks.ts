import type { Plugin } from 'vite';
import { packageOf, SHARED_PACKAGES } from '../shared-packages.ts';

// React's scheduler and Emotion's parts come with the packages of the list and must not appear either.
const packages = [...new Set(SHARED_PACKAGES.map(packageOf))].filter((name) => !name.startsWith('@emotion/'));
const leaked = new RegExp(`/node_modules/(${packages.join('|')}|scheduler|@emotion/[^/]+)/`);

/**
 * Fails the build when a package that must come from the shell got bundled into a remote: two Reacts break
 * hooks, two Emotions lose the theme, two jotais lose the state.
 */
export function noLeaks(app: string): Plugin {
  return {
    name: 'ia:no-leaks',
    apply: 'build',
    generateBundle(_options, bundle) {
      const found = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, module] of Object.entries(chunk.modules)) {
          if (module.renderedLength > 0 && leaked.test(id)) found.add(id.replace(/^.*\/node_modules\//, ''));
        }
      }
      if (found.size > 0) {
        this.error(
          `${app} bundles packages that the shell provides, so a page would run with two copies of them:\n` +
            [...found].map((id) => `  ${id}`).join('\n') +
            '\nImport only the specifiers listed in federation/src/shared-packages.ts (never jotai/utils), ' +
            'or add the missing one to that list.',
        );
      }
    },
  };
}
