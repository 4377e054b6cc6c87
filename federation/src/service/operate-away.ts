import { addressReader } from '../operate/address-reader.ts';
import { logIn, statusIn } from '../operate/commands.ts';
import { appOf, revocationOf } from '../operate/expect-words.ts';
import type { Told } from '../operate/going-back.ts';
import { askService, siteAt } from './ask-service.ts';
import type { RevokeOptions, RollbackOptions } from './going-back-commands.ts';

/** What the commands that look after a site may be told with `--to`. */
export interface AwayOptions {
  to: string;
  args: readonly string[];
  site?: string;
  by?: string;
  reason?: string;
  removeRoutes: readonly string[];
  newOwner: boolean;
  json: boolean;
}

/** The service has its site, and the token says whose release it is. @throws when something else is said. */
export function refuseOwn(given: { site?: string; by?: string }): void {
  for (const name of ['site', 'by'] as const) {
    if (given[name] === undefined) continue;
    throw new Error(
      `--${name}: expected it without --to. The service has its site, and the token says whose release it is. Nothing was sent.`,
    );
  }
}

/** Whether it was done can be seen, by whoever lost the answer; to go back twice would be another thing. */
const lookFirst = (app: string, to: string) =>
  `Nothing half-done stays there. See what is live before you try again: federation status ${app} --to ${to}`;

async function rollbackAway({ to, args, reason, removeRoutes, newOwner }: AwayOptions): Promise<Told> {
  const [app, version] = [appOf(args, 'rollback'), args[1]];
  const options: RollbackOptions = { version, reason, removeRoutes: [...removeRoutes], newOwner };
  const asked = { command: 'rollback', app, body: JSON.stringify(options), lost: lookFirst(app, to) };
  return askService<Told>(to, process.env.FEDERATION_TOKEN, asked);
}

async function revokeAway({ to, args, reason: why, removeRoutes, newOwner }: AwayOptions): Promise<Told> {
  const { app, version, reason } = revocationOf(args, why);
  const options: RevokeOptions = { version, reason, removeRoutes: [...removeRoutes], newOwner };
  const asked = { command: 'revoke', app, body: JSON.stringify(options), lost: lookFirst(app, to) };
  return askService<Told>(to, process.env.FEDERATION_TOKEN, asked);
}

const reading =
  (tell: typeof statusIn) =>
  async ({ to, args, json }: AwayOptions): Promise<Told> => ({
    said: [await tell(addressReader(siteAt(to).href), args[0], json)],
    warnings: [],
  });

const AWAY: Record<string, (options: AwayOptions) => Promise<Told>> = {
  rollback: rollbackAway,
  revoke: revokeAway,
  // What a site says of itself anybody may read: these ask no service, and need no token.
  status: reading(statusIn),
  log: reading(logIn),
};

/**
 * `federation rollback|revoke|status|log … --to https://…`
 * @throws what the folder form would say, and when the site cannot be reached.
 */
export function operateAway(command: string, options: AwayOptions): Promise<Told> {
  refuseOwn(options);
  const run = Object.hasOwn(AWAY, command) ? AWAY[command] : undefined;
  if (run) return run(options);
  throw new Error(
    `federation ${command}: expected --site, on the machine where the site lies: with --to there are publish, ${Object.keys(AWAY).join(', ')}. Nothing was sent.`,
  );
}
