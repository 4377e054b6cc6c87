import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * The arguments of a script. `--help` prints its usage; an option it does not take, or an argument too many, ends it with
 * the reason and its usage.
 * @param usage shown below the reason: the command, then what it does
 * @param most arguments besides the options
 */
export function readArguments<const T extends Options>(usage: string, options: T, most = 0) {
  const read = () =>
    parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  let given: ReturnType<typeof read>;
  try {
    given = read();
    const [surplus] = given.positionals.slice(most);
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'.`);
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] ?? '', usage);
  }
  if ((given.values as { help?: boolean }).help) {
    console.log(usage);
    return process.exit(0);
  }
  return given;
}

/** Ends a script that was called in a way it does not know. */
export function refuse(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`);
  return process.exit(2);
}

/** Runs a script: what goes wrong is one message, and the exit code 1. */
export async function runScript(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
