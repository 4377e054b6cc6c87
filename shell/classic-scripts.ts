import path from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * Sources of the classic scripts, by file name in the build. Each script calls the default export of its
 * module. The inlined scripts run before the first paint, which module scripts cannot. A service worker must
 * be one file.
 */
const SOURCES = {
  'sw.js': 'src/worker/sw.ts',
  'sw-off.js': 'src/worker/sw-off.ts',
  'open-document.js': 'src/inline/open-document.ts',
  'hints.js': 'src/inline/hints.ts',
  'preferences.js': 'src/inline/preferences.ts',
  'prerender/start.js': 'src/inline/start.ts',
  'prerender/layout.js': 'src/inline/layout.ts',
};

const ENTRY = 'virtual:classic-script';

/** Provides an entry that calls the default export of a module. */
const entryPlugin = (source: string): Plugin => ({
  name: 'ia:classic-script',
  resolveId: (id) => (id === ENTRY ? id : null),
  load: (id) => (id === ENTRY ? `import run from ${JSON.stringify(source)};\nrun();` : null),
});

/** Bundles a module into one minified classic script. */
async function bundle(source: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    publicDir: false,
    plugins: [entryPlugin(path.join(import.meta.dirname, source))],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${source}: the bundler returned no output.`);
  const [{ code }] = result.output;
  return code;
}

/**
 * Generators of classic scripts, for `rootFiles`. `federation publish` inlines the scripts of `src/inline`
 * into documents. They share code with the shell's modules, so each is bundled separately.
 */
export const CLASSIC_SCRIPTS: Record<string, () => Promise<string>> = Object.fromEntries(
  Object.entries(SOURCES).map(([name, source]) => [name, () => bundle(source)]),
);
