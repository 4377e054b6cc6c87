import * as v from 'valibot';
import { goBack, type Told, takeAway } from '../operate/going-back.ts';
import { troubleOf } from '../publish/index.ts';
import type { Call } from './publish-command.ts';
import { readOptions } from './read-options.ts';

// What these two do in the folder of a site, in the same words: the token says whose name stands beside it.

const rollbackSchema = v.strictObject({
  version: v.optional(v.string()),
  reason: v.optional(v.string()),
  removeRoutes: v.optional(v.array(v.string())),
  newOwner: v.optional(v.boolean()),
});
const revokeSchema = v.strictObject({ ...rollbackSchema.entries, version: v.string(), reason: v.string() });

/** As the client sends them. */
export type RollbackOptions = v.InferOutput<typeof rollbackSchema>;
export type RevokeOptions = v.InferOutput<typeof revokeSchema>;

const withTrouble = async (site: string, { warnings, ...told }: Told): Promise<Told> => ({
  ...told,
  warnings: [...warnings, ...(await troubleOf(site).catch(() => []))],
});

export async function rollbackCommand({ site, app, by, body, stillValid }: Call): Promise<Told> {
  const { version, ...options } = await readOptions(body, rollbackSchema);
  await stillValid();
  return withTrouble(site, await goBack(site, app, version, { ...options, by }));
}

export async function revokeCommand({ site, app, by, body, stillValid }: Call): Promise<Told> {
  const { version, ...options } = await readOptions(body, revokeSchema);
  await stillValid();
  return withTrouble(site, await takeAway(site, app, version, { ...options, by }));
}
