import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

/**
 * Parses the arguments of a script. `--help` prints the usage; an unknown option or extra argument exits with the
 * reason and the usage.
 * @param usage text shown below the reason: the command, then its description
 * @param maxPositionals maximum number of positional arguments
 */
export function readArguments<const T extends Options>(usage: string, options: T, maxPositionals = 0) {
  const read = () =>
    parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } });
  let parsed: ReturnType<typeof read>;
  try {
    parsed = read();
    const [surplus] = parsed.positionals.slice(maxPositionals);
    if (surplus !== undefined) throw new Error(`Unexpected argument '${surplus}'.`);
  } catch (error) {
    return exitWithUsage((error as Error).message.split('. ')[0] ?? '', usage);
  }
  if ((parsed.values as { help?: boolean }).help) {
    console.log(usage);
    return process.exit(0);
  }
  return parsed;
}

/** Exits with code 2 after invalid arguments. */
export function exitWithUsage(reason: string, usage: string): never {
  console.error(`${reason}\n\n${usage}`);
  return process.exit(2);
}

/** Runs a script: an error prints its message only and sets exit code 1. */
export async function runScript(task: () => Promise<void>): Promise<void> {
  try {
    await task();
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
