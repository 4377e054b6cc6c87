import * as v from 'valibot';
import { type CommandOutput, runRevoke, runRollback } from '../operate/rollback.ts';
import type { CommandContext } from './publish-command.ts';
import { readOptions } from './read-options.ts';

// The service's rollback and revoke: same effect and output as in the folder of a site.
// `author` is the token's name.

const rollbackSchema = v.strictObject({
  version: v.optional(v.string()),
  reason: v.optional(v.string()),
  removeRoutes: v.optional(v.array(v.string())),
  newOwner: v.optional(v.boolean()),
});
const revokeSchema = v.strictObject({ ...rollbackSchema.entries, version: v.string(), reason: v.string() });

/** Request body of `rollback`. */
export type RollbackOptions = v.InferOutput<typeof rollbackSchema>;
/** Request body of `revoke`. */
export type RevokeOptions = v.InferOutput<typeof revokeSchema>;

export async function rollbackCommand({
  site,
  app,
  author,
  body,
  assertTokenValid,
}: CommandContext): Promise<CommandOutput> {
  const { version, ...options } = await readOptions(body, rollbackSchema);
  await assertTokenValid();
  return runRollback(site, app, version, { ...options, author });
}

export async function revokeCommand({
  site,
  app,
  author,
  body,
  assertTokenValid,
}: CommandContext): Promise<CommandOutput> {
  const { version, ...options } = await readOptions(body, revokeSchema);
  await assertTokenValid();
  return runRevoke(site, app, version, { ...options, author });
}
