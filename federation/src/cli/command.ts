import { Command, type ErrorOptions } from 'commander';

/** Exit code of a command that was called with wrong arguments. Failures of the work exit with 1. */
export const USAGE_ERROR = 2;

/** A command of the CLI. It has an example, and its usage errors name it and its help. */
export class FederationCommand extends Command {
  readonly examples: string[] = [];

  override createCommand(name?: string): FederationCommand {
    return new FederationCommand(name);
  }

  /** Full name, with the names of its parents: 'federation token create'. */
  get path(): string {
    const { parent } = this;
    return parent instanceof FederationCommand ? `${parent.path} ${this.name()}` : this.name();
  }

  /** Adds an example to the help, without the name of the program: 'publish . --site ../site'. */
  example(line: string): this {
    this.examples.push(`federation ${line}`);
    return this.addHelpText('after', `\nExample:\n  federation ${line}`);
  }

  /** Reports a usage error. @throws CommanderError with {@link USAGE_ERROR} */
  override error(message: string, options?: ErrorOptions): never {
    return super.error(
      `${this.path}: ${message.replace(/^error: /, '')}\nRun ${this.path} --help for its arguments and options.`,
      { ...options, exitCode: USAGE_ERROR },
    );
  }
}
