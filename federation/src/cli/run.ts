import path from 'node:path';
import { CommanderError } from 'commander';
import { userMessage } from '../site/full-disk.ts';
import { USAGE_ERROR } from './command.ts';
import { createProgram } from './program.ts';

/**
 * Runs a command of the CLI and sets the exit code of the process: 0 on success, 1 if the work failed, 2 for
 * wrong arguments.
 * @param args arguments after the name of the program
 */
export async function run(args: readonly string[]): Promise<void> {
  // Folder of the site, which the message about a full disk names.
  let site = path.resolve('site');
  const program = createProgram().hook('preAction', (_program, command) => {
    site = path.resolve(String(command.opts().site ?? 'site'));
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    // Commander has printed its own message.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : USAGE_ERROR;
    else {
      console.error(userMessage(error as Error, site));
      process.exitCode = 1;
    }
  }
}
