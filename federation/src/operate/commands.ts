import { prune } from '../publish/index.ts';
import { appOf, revocationOf } from './expect-words.ts';
import { goBack, type Told, takeAway } from './going-back.ts';
import { readLog, tellLog } from './log.ts';
import { folderReader, type SiteReader } from './site-reader.ts';
import { readStatus } from './status.ts';
import { tellStatus } from './tell-status.ts';

export interface OperateOptions {
  site: string;
  /** What stands behind the command: an app, a version. */
  args: readonly string[];
  reason?: string;
  by?: string;
  removeRoutes?: readonly string[];
  newOwner?: boolean;
  keep: string;
  also: readonly string[];
  json: boolean;
}

/** What `federation status` says of a site, wherever it lies. */
export async function statusIn(reader: SiteReader, app: string | undefined, json: boolean): Promise<string> {
  const found = await readStatus(reader, app);
  return json ? JSON.stringify(found, null, 2) : tellStatus(found);
}

/** What `federation log` says of a site, wherever it lies. */
export async function logIn(reader: SiteReader, app: string | undefined, json: boolean): Promise<string> {
  const lines = await readLog(reader, app);
  return json ? JSON.stringify(lines, null, 2) : tellLog(lines);
}

const rollback = ({ site, args, ...options }: OperateOptions): Promise<Told> =>
  goBack(site, appOf(args, 'rollback'), args[1], options);

async function revoke({ site, args, ...options }: OperateOptions): Promise<Told> {
  const { app, version, reason } = revocationOf(args, options.reason);
  return takeAway(site, app, version, { ...options, reason });
}

async function cleanUp({ site, args, keep, also }: OperateOptions): Promise<Told> {
  const removed = Object.entries(await prune(site, args[0], { keep: Number(keep), also }));
  const said = removed.map(
    ([app, versions]) =>
      `${app}: ${versions.length > 0 ? `removed ${versions.join(', ')}` : 'nothing to remove'}`,
  );
  return { said, warnings: [] };
}

const telling =
  (tell: typeof statusIn) =>
  async ({ site, args, json }: OperateOptions): Promise<Told> => ({
    said: [await tell(folderReader(site), args[0], json)],
    warnings: [],
  });

/** For whoever looks after what is live. */
export const OPERATE_COMMANDS = {
  rollback,
  revoke,
  prune: cleanUp,
  status: telling(statusIn),
  log: telling(logIn),
};
