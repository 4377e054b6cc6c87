import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackDebian } from './debian-package.ts';

// Starts Caddy and nginx with the configurations in deploy/, so that tests check those files in a real
// server.

/** Parameters of a site for the web server configurations in deploy/. */
export interface ServedSite {
  /** Folder of the composed site. For a site below a path, the folder must have the path's name. */
  site: string;
  /** Output of `federation headers` for the server under test. */
  headers: string;
  /** Base path: '' for the root, '/ia' for a folder of a host. */
  basePath?: string;
  /** Upstreams of `/backend/`: one URL, or several for load balancing. */
  backend?: string | readonly string[];
  /** Upstream of `/_federation/`. */
  federation?: string;
}

export interface WebServer {
  /** URL of the site, without a trailing slash. */
  url: string;
  /** Its configuration and logs. */
  folder: string;
  stop(): Promise<void>;
}

const isRunnable = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** Unpacks the Debian packages of a program. @throws Error with instructions on failure. */
function unpackPackages(name: string, packages: readonly string[]): string {
  try {
    return unpackDebian(packages);
  } catch (cause) {
    throw new Error(
      `The tests of deploy/ need ${name}, and Debian's packages could not be downloaded (${packages.join(', ')}). Install ${name}.`,
      { cause },
    );
  }
}

/** Finds a free local port. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits until the server responds. @throws Error with its output when it exits first. */
async function waitForResponse(child: ChildProcess, url: string): Promise<void> {
  let output = '';
  let hasExited = false;
  child.stderr?.on('data', (data) => (output += data));
  child.on('error', (error) => (output += error.message));
  child.on('close', () => (hasExited = true));
  const isResponding = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await isResponding())) {
    if (hasExited) throw new Error(`${child.spawnfile} exited before it responded: ${output}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Waits until a server has started.
 * @param folder temporary folder, deleted when the server stops
 */
async function waitUntilStarted(
  child: ChildProcess,
  url: string,
  folder: string,
  basePath: string,
): Promise<WebServer> {
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
    }
    await rm(folder, { recursive: true, force: true });
  };
  await waitForResponse(child, url).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: url + basePath, folder, stop };
}

/** Returns host and port of each URL. */
const hostsOf = (backend: string | readonly string[]): string[] =>
  [backend].flat().map((url) => url.replace('http://', ''));

/** Starts Caddy on a free local port with a Caddyfile that reads its environment (`deploy/Caddyfile`). */
export async function startCaddy(
  file: string,
  { site, headers, basePath = '', backend, federation }: ServedSite,
): Promise<WebServer> {
  const caddy = isRunnable('caddy', 'version')
    ? 'caddy'
    : path.join(unpackPackages('Caddy', ['caddy']), 'usr/bin/caddy');
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  await writeFile(path.join(folder, 'headers'), headers);
  // No admin port.
  await writeFile(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${file}\n`);
  const child = spawn(caddy, ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      PATH: process.env.PATH,
      SITE_ADDRESS: url,
      SITE_FOLDER: site,
      SITE_HEADERS: path.join(folder, 'headers'),
      ...(basePath ? { SITE_PATH: basePath } : {}),
      ...(backend ? { BACKEND: hostsOf(backend).join(' ') } : {}),
      ...(federation ? { FEDERATION: federation.replace('http://', '') } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return waitUntilStarted(child, url, folder, basePath);
}

/** Replaces values in a configuration. @throws when a value to replace is missing. */
const replaceValues = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((result, [name, value]) => {
    if (!result.includes(name))
      throw new Error(`Cannot set ${value}: the configuration does not contain ${name}`);
    return result.replaceAll(name, value);
  }, text);

/** An address on a line that nginx.conf marks with `# path`. */
const MARKED_ADDRESS = / (\/[a-z0-9._]*)([ a-z_;/{]*# path)/g;

/**
 * Prefixes the marked addresses, and the anchor of the location for the root itself, as nginx.conf documents
 * for a site below a path.
 * @throws when a marker is missing
 */
function underPath(configuration: string, basePath: string): string {
  if (configuration.search(MARKED_ADDRESS) === -1)
    throw new Error('Cannot move the site below a path: the configuration marks no address with `# path`');
  const prefixed = configuration.replace(MARKED_ADDRESS, ` ${basePath}$1$2`);
  return replaceValues(prefixed, { ' ^$ {': ` ^${basePath}$ {` });
}

const DEBIAN_NGINX = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const BROTLI_MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx on a free local port with a file for sites-enabled (`deploy/nginx.conf`). */
export async function startNginx(
  file: string,
  { site, headers, basePath = '', backend, federation }: ServedSite,
): Promise<WebServer> {
  const isInstalled =
    isRunnable('nginx', '-v') && existsSync(`/${BROTLI_MODULE}`) && existsSync('/etc/nginx/mime.types');
  const root = isInstalled ? '/' : unpackPackages('nginx', DEBIAN_NGINX);
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const configuration = replaceValues(await readFile(file, 'utf8'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'root /srv/www/ia-para-todos;': `root ${basePath ? path.dirname(site) : site};`,
    '/etc/nginx/ia-para-todos.headers;': `${folder}/headers;`,
    'error_log /var/log/nginx/error.log': `error_log ${folder}/error.log`,
    ...(backend
      ? {
          'server 127.0.0.1:5170 max_fails=1 fail_timeout=5s;': hostsOf(backend)
            .map((host) => `server ${host} max_fails=1 fail_timeout=5s;`)
            .join('\n'),
        }
      : {}),
    ...(federation ? { 'proxy_pass http://127.0.0.1:5175/': `proxy_pass ${federation}/` } : {}),
  });
  await writeFile(path.join(folder, 'headers'), headers);
  await writeFile(path.join(folder, 'site'), basePath ? underPath(configuration, basePath) : configuration);
  await copyFile(path.join(root, 'etc/nginx/mime.types'), path.join(folder, 'mime.types'));
  const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    path.join(folder, 'nginx.conf'),
    [
      `load_module ${path.join(root, BROTLI_MODULE)};`,
      // The folders belong to root; workers of another user could not read them.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${folder}/pid; error_log stderr;`,
      'events {}',
      `http { include mime.types; default_type application/octet-stream; access_log ${folder}/access.log;`,
      ...temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${folder}/site; }`,
    ].join('\n'),
  );
  const program = isInstalled ? 'nginx' : path.join(root, 'usr/sbin/nginx');
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return waitUntilStarted(child, `http://127.0.0.1:${port}`, folder, basePath);
}
