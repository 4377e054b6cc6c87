import type { CommandOutput } from '../operate/rollback.ts';
import type { RevokeOptions, RollbackOptions } from './rollback-commands.ts';
import { sendToService } from './send-to-service.ts';

/** Advice when the connection ends before the response: a repeated rollback would go back another version. */
const lostResponseAdvice = (app: string, to: string) =>
  `The change is complete or absent, never partial. Check the live version before you try again: federation status ${app} --to ${to}`;

const sendCommand = (
  command: 'rollback' | 'revoke',
  to: string,
  app: string,
  options: RollbackOptions | RevokeOptions,
): Promise<CommandOutput> =>
  sendToService<CommandOutput>(to, process.env.FEDERATION_TOKEN, {
    command,
    app,
    body: JSON.stringify(options),
    lostResponseAdvice: lostResponseAdvice(app, to),
  });

/**
 * `federation rollback <app> [version] --to https://…`
 * @throws with the same errors as on a folder, and when the site cannot be reached.
 */
export const rollbackAtService = (
  to: string,
  app: string,
  options: RollbackOptions,
): Promise<CommandOutput> => sendCommand('rollback', to, app, options);

/**
 * `federation revoke <app> <version> --reason "…" --to https://…`
 * @throws with the same errors as on a folder, and when the site cannot be reached.
 */
export const revokeAtService = (to: string, app: string, options: RevokeOptions): Promise<CommandOutput> =>
  sendCommand('revoke', to, app, options);
