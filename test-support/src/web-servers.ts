import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unpackDebian } from './debian-package.ts';

/** What our files for web servers need to know of a site. */
export interface Served {
  /** Folder of the composed site. To stand at a path, it has to bear the path's name. */
  site: string;
  /** Output of `federation headers`, for the server that is started. */
  headers: string;
  /** The path it stands at: '' is the root, '/ia' a folder of a host. */
  at?: string;
  /** Addresses that answer below `/backend/`: one, or several that share the load. */
  backend?: string | readonly string[];
  /** Address that answers below `/_federation/`. */
  federation?: string;
}

export interface WebServer {
  /** Address of the site, without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

const works = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A Debian package unpacked, or words that say how to help oneself. */
function unpacked(name: string, packages: readonly string[]): string {
  try {
    return unpackDebian(packages);
  } catch (cause) {
    throw new Error(
      `The tests of deploy/ need ${name}, and Debian's packages could not be had (${packages.join(', ')}). Install ${name}.`,
      { cause },
    );
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** @throws with what it printed, when it ends before it answers. */
async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  let said = '';
  let ended = false;
  child.stderr?.on('data', (data) => (said += data));
  child.on('error', (error) => (said += error.message));
  child.on('close', () => (ended = true));
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await answers())) {
    if (ended) throw new Error(`${child.spawnfile} ended before it answered: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function started(child: ChildProcess, url: string, folder: string, at: string): Promise<WebServer> {
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const end = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await end;
    }
    await rm(folder, { recursive: true, force: true });
  };
  await untilItAnswers(child, url).catch(async (error) => {
    await stop();
    throw error;
  });
  return { url: url + at, stop };
}

const hosts = (backend: string | readonly string[]): string[] =>
  [backend].flat().map((url) => url.replace('http://', ''));

/** Starts Caddy with a Caddyfile that reads its environment (`deploy/Caddyfile`), on a free port of this machine alone. */
export async function startCaddy(
  file: string,
  { site, headers, at = '', backend, federation }: Served,
): Promise<WebServer> {
  const caddy = works('caddy', 'version')
    ? 'caddy'
    : path.join(unpacked('Caddy', ['caddy']), 'usr/bin/caddy');
  const folder = await mkdtemp(path.join(tmpdir(), 'caddy-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  await writeFile(path.join(folder, 'headers'), headers);
  // Nothing of its own on the machine: no port to steer it by; its home is the folder.
  await writeFile(path.join(folder, 'Caddyfile'), `{\n\tadmin off\n}\nimport ${file}\n`);
  const child = spawn(caddy, ['run', '--config', path.join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: {
      HOME: folder,
      PATH: process.env.PATH,
      SITE_ADDRESS: url,
      SITE_FOLDER: site,
      SITE_HEADERS: path.join(folder, 'headers'),
      ...(at ? { SITE_PATH: at } : {}),
      ...(backend ? { BACKEND: hosts(backend).join(' ') } : {}),
      ...(federation ? { FEDERATION: federation.replace('http://', '') } : {}),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started(child, url, folder, at);
}

/** A configuration with one's own values in place of those that it names. @throws when one of them is not in it. */
const filledIn = (text: string, values: Record<string, string>): string =>
  Object.entries(values).reduce((filled, [name, value]) => {
    if (!filled.includes(name)) throw new Error(`nothing to put ${value} in place of: ${name} is not in it`);
    return filled.replaceAll(name, value);
  }, text);

const DEBIAN_NGINX = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const MODULE = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Starts nginx with a file of sites-enabled (`deploy/nginx.conf`), on a free port of this machine alone. */
export async function startNginx(
  file: string,
  { site, headers, at = '', backend, federation }: Served,
): Promise<WebServer> {
  const installed = works('nginx', '-v') && existsSync(`/${MODULE}`) && existsSync('/etc/nginx/mime.types');
  const root = installed ? '/' : unpacked('nginx', DEBIAN_NGINX);
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const own = filledIn(await readFile(file, 'utf8'), {
    'listen 8080;': `listen 127.0.0.1:${port};`,
    'root /srv/www/ia-para-todos;': `root ${at ? path.dirname(site) : site};`,
    '/etc/nginx/ia-para-todos.headers;': `${folder}/headers;`,
    ...(backend
      ? {
          'server 127.0.0.1:5170 max_fails=1 fail_timeout=5s;': hosts(backend)
            .map((host) => `server ${host} max_fails=1 fail_timeout=5s;`)
            .join('\n'),
        }
      : {}),
    ...(federation ? { 'proxy_pass http://127.0.0.1:5175/': `proxy_pass ${federation}/` } : {}),
  })
    .replace(/ (\/[a-z0-9._]*)([ a-z_;/{]*# path)/g, ` ${at}$1$2`)
    .replace(' ^$ {', ` ^${at}$ {`);
  await writeFile(path.join(folder, 'headers'), headers);
  await writeFile(path.join(folder, 'site'), own);
  await copyFile(path.join(root, 'etc/nginx/mime.types'), path.join(folder, 'mime.types'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    path.join(folder, 'nginx.conf'),
    [
      `load_module ${path.join(root, MODULE)};`,
      // What its folders belong to; anybody else's workers may not read them.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `daemon off; pid ${folder}/pid; error_log stderr;`,
      'events {}',
      `http { include mime.types; default_type application/octet-stream; access_log off;`,
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${folder}/site; }`,
    ].join('\n'),
  );
  const program = installed ? 'nginx' : path.join(root, 'usr/sbin/nginx');
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return started(child, `http://127.0.0.1:${port}`, folder, at);
}
