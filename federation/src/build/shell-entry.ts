import type { DeclaredDeviceData } from '../config/device-data.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import type { Provides } from '../registry/handshake-schema.ts';
import type { Registry } from '../registry/schema.ts';

/** File of a shell's build: the contract and packages that it provides for apps. */
export const PROVIDES_FILE = 'provides.json';

/** File of a shell's build: declaration of the data that it stores on a visitor's device. */
export const DEVICE_DATA_FILE = 'device-data.json';

/** File of a shell's build: its default for every key of `site.config.json`. */
export const DEFAULTS_FILE = 'site-defaults.json';

/** Reads a build and returns the shell's registry entry. The files are at the URL path `base`. */
export async function readShellEntry(
  build: Files,
  base: string,
  version: string,
): Promise<Registry['shell']> {
  const provides = await build.json<Provides>(PROVIDES_FILE);
  if (!provides) throw errorOf('FED-128', { file: `${build.folder}/${PROVIDES_FILE}` });
  const deviceData = await build.json<DeclaredDeviceData[]>(DEVICE_DATA_FILE);
  return { version, base, provides, ...(deviceData && { deviceData }) };
}

/** File of the service worker that caches pages. */
export const SERVICE_WORKER_FILE = 'sw.js';
/** Its replacement on a site with `offline: false`: deletes the caches and unregisters itself. */
export const DISABLED_WORKER_FILE = 'sw-off.js';

/** Files that stay in the folder of the version, because compose or publish reads them there. */
const VERSION_ONLY_FILES = [
  'index.html',
  'plain-text.html',
  'hints.js',
  DISABLED_WORKER_FILE,
  DEFAULTS_FILE,
  PROVIDES_FILE,
  DEVICE_DATA_FILE,
];

/** Lists the files of a shell that are copied to the site's root, such as static pages and icons. */
export const listRootFiles = async (shell: Files): Promise<string[]> =>
  (await shell.below()).filter(
    (file) => !/^(assets|\.vite|prerender)\/|\.br$/.test(file) && !VERSION_ONLY_FILES.includes(file),
  );
