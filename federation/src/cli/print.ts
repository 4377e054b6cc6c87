import type { CommandOutput } from '../operate/rollback.ts';

/** Prints warnings to stderr, where they do not disturb a program that reads stdout. */
export const warn = (lines: readonly string[]): void => {
  for (const line of lines) console.warn(line);
};

export function print({ output, warnings }: CommandOutput): void {
  warn(warnings);
  for (const line of output) console.log(line);
}

export const printJson = (value: unknown): void => console.log(JSON.stringify(value, null, 2));
