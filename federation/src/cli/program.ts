import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addAppCommands } from './app.ts';
import { FederationCommand } from './command.ts';
import { addCompletionCommand } from './completion-command.ts';
import { addOperateCommands } from './operate.ts';
import { addPreviewCommands } from './preview.ts';
import { addReleaseCommands } from './release.ts';
import { addServeCommands } from './serve.ts';
import { addTokenCommands } from './token.ts';

// Two levels up, both from the sources and from the packed `dist/`.
const { version } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { version: string };

/** Creates the tree of all commands. Help, completion and docs/cli.md are generated from it. */
export function createProgram(): FederationCommand {
  const program = new FederationCommand('federation')
    .description('Creates, checks, releases and operates the apps of a micro-frontend site.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'Prints the help of a command.')
    // The options of a subcommand follow it: `preview list --to …` is not an option of `preview`.
    .enablePositionalOptions()
    .exitOverride();
  addAppCommands(program.commandsGroup('App:'));
  addReleaseCommands(program.commandsGroup('Release:'));
  addPreviewCommands(program);
  addOperateCommands(program.commandsGroup('Operation:'));
  addServeCommands(program.commandsGroup('Server:'));
  addTokenCommands(program);
  addCompletionCommand(program.commandsGroup('Terminal:'));
  return program;
}
