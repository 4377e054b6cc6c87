import type { Told } from '../operate/going-back.ts';
import { publishTo } from './client.ts';
import { refuseOwn } from './operate-away.ts';
import { type ServeOptions, serveWithReleases, tokensFileOf } from './serve-command.ts';
import { createToken, readTokens, revokeToken } from './tokens.ts';

/** `federation serve` */
export async function serve(options: ServeOptions): Promise<void> {
  const { createLog } = await import('../log/index.ts');
  const log = createLog();
  const server = await serveWithReleases({ ...options, log: (line, act) => log.info({ ...act }, line) });
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const tokens = tokensFileOf(options.site, options.tokens);
  console.log(
    `${options.site}: ${server.url}\nTeams publish here: federation publish <app folder> --to <this address>`,
  );
  if (server.previewsUrl !== null) console.log(`Previews, each below its signed link: ${server.previewsUrl}`);
  if ((await readTokens(tokens)).length === 0) {
    console.log(
      `Nobody can yet: no token is in ${tokens}. federation token create <team> --apps <app>,<app> makes one.`,
    );
  }
}

/** What `federation publish … --to` may be told besides. */
interface PublishValues {
  to: string;
  site?: string;
  by?: string;
  'place-only': boolean;
  'new-owner': boolean;
  'remove-route': string[];
  'base-url'?: string;
  force?: boolean;
  reason?: string;
}

/** `federation publish <app> --to https://…` */
export async function publishAway(app: string, values: PublishValues): Promise<Told> {
  refuseOwn(values);
  const options = {
    activate: !values['place-only'],
    newOwner: values['new-owner'],
    removeRoutes: values['remove-route'],
    baseUrl: values['base-url'],
    force: values.force,
    reason: values.reason,
  };
  const answer = await publishTo(values.to, app, options, process.env.FEDERATION_TOKEN);
  const { name, version, repaired, warnings } = answer;
  const mended = repaired.length > 0 ? [`  was there, and damaged; put right: ${repaired.join(', ')}`] : [];
  return { said: [`${name} ${version}`, ...mended], warnings };
}

/**
 * `federation token create <name> --apps a,b | list | revoke <name>`
 * @returns null when it is none of these
 */
export async function token(
  [command, name, ...more]: readonly string[],
  { site, tokens, apps }: { site: string; tokens?: string; apps?: string },
): Promise<string | null> {
  const file = tokensFileOf(site, tokens);
  if (more.length > 0) return null;
  if (command === 'create' && name) {
    const made = await createToken(
      file,
      name,
      (apps ?? '').split(',').flatMap((app) => app.trim() || []),
    );
    return `${made}\n\nThe token of ${name}, shown this once: ${file} keeps its hash alone. The team sets it as FEDERATION_TOKEN.`;
  }
  if (command === 'revoke' && name) {
    await revokeToken(file, name);
    return `${name} can release nothing any more.`;
  }
  if (command !== 'list' || name) return null;
  const all = await readTokens(file);
  if (all.length === 0) return `No token is in ${file}.`;
  return all
    .map((one) => `${one.name}  ${one.apps.join(', ')}  since ${one.createdAt.slice(0, 10)}`)
    .join('\n');
}

/** What `federation serve` may be told of previews. */
interface PreviewFlags {
  'previews-port'?: string;
  'previews-origin'?: string;
  'previews-config'?: string;
}

/** @throws when something is said of previews, and not where they are served. */
export function previewsFrom(values: PreviewFlags): ServeOptions['previews'] {
  const { 'previews-port': port, 'previews-origin': origin, 'previews-config': configFile } = values;
  if (port !== undefined) return { port: Number(port), origin, configFile };
  if (origin === undefined && configFile === undefined) return undefined;
  throw new Error(
    '--previews-port: expected it beside what else is said of previews, such as --previews-port 5176. Nothing was started.',
  );
}
