import { Argument } from 'commander';
import type { FederationCommand } from './command.ts';
import { COMPLETIONS, type CommandShell } from './completion.ts';
import { describeCommand } from './describe.ts';

/** Adds the command that prints a completion script, generated from the commands of the program. */
export function addCompletionCommand(program: FederationCommand): void {
  program
    .command('completion')
    .description('Prints a script that completes commands and options in a terminal.')
    .addArgument(new Argument('<shell>', 'shell of the terminal').choices(Object.keys(COMPLETIONS)))
    .example('completion bash >> ~/.bashrc')
    .action((shell: CommandShell) => {
      process.stdout.write(COMPLETIONS[shell](describeCommand(program)));
    });
}
