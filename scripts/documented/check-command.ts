import path from 'node:path';
import { hasPath, PLACEHOLDER } from './paths.ts';
import type { Repository } from './repository.ts';

// Finds names that do not exist in a command line of the documentation, for documented-names.test.ts.

/** Commands of pnpm and npm themselves. */
const BUILT_IN = /^(?:install|ci|add|exec|init|update|outdated|audit|view|why|run)$/;
const CHECKED_PROGRAMS = /^(?:npx|pnpm|npm|federation|vitest|node|node_modules\/\.bin\/\S+|deploy\/\S+\.sh)$/;
const ASSIGNMENT = /^([A-Z][A-Z0-9_]*)=/;

/** Splits `A=1 pnpm start && federation status  # note` into its two commands. */
const splitCommands = (line: string): string[][] =>
  (line.split(/\s+#\s/)[0] ?? '')
    .split(/\s(?:&&|\|\|?|;)\s/)
    .map((command) => command.trim().split(/\s+/).filter(Boolean));

/** Index of the program's name, after the assignments; -1 without one. */
const findProgram = (words: readonly string[]): number => words.findIndex((word) => !ASSIGNMENT.test(word));

/** True for a command line of a program whose arguments are checked. */
export const isCommand = (text: string): boolean =>
  splitCommands(text).some((words) => CHECKED_PROGRAMS.test(words[findProgram(words)] ?? ''));

function checkFederation([command = '', ...args]: string[], { commands, options }: Repository): string[] {
  const isKnown =
    commands.has(command) || command === '' || command.startsWith('-') || PLACEHOLDER.test(command);
  const unknown = args
    .flatMap((arg) => /^--[a-z][a-z-]*/.exec(arg) ?? [])
    .filter((option) => !options.has(option) && option !== '--help');
  return [
    ...(isKnown ? [] : [`command federation ${command}`]),
    ...unknown.map((option) => `option federation ${command} ${option}`),
  ];
}

/** Checks the `--project` of a Vitest command: a workspace folder, or a name in vitest.config.ts. */
function checkVitest(args: readonly string[], { scripts, read }: Repository): string[] {
  const project = args[args.indexOf('--project') + 1] ?? '';
  const isKnown =
    !args.includes('--project') ||
    scripts.has(project) ||
    read('vitest.config.ts').includes(`name: '${project}'`);
  return isKnown ? [] : [`project ${project}`];
}

/** Checks a program with its arguments. @param scriptFolders folders whose npm scripts apply */
function checkProgram(words: string[], scriptFolders: readonly string[], repository: Repository): string[] {
  const [program = '', ...args] = words;
  if (program === 'federation') return checkFederation(args, repository);
  if (program === 'vitest') return checkVitest(args, repository);
  if (!/^(?:npx|pnpm|npm)$/.test(program)) return [];
  let remaining = args.filter((arg) => !/^(?:-y|--yes|-w|pnpm|pnpm@12)$/.test(arg));
  // Documents name npm only for a team's own repository, which begins as the template.
  let folders = program === 'npm' ? ['federation/template'] : scriptFolders;
  if (remaining[0] === '--filter') {
    folders = [remaining[1] ?? ''];
    if (!repository.scripts.has(folders[0] ?? '')) return [`package ${folders[0]}`];
    remaining = remaining.slice(2);
  }
  if (remaining[0] === 'exec') return checkProgram(remaining.slice(1), scriptFolders, repository);
  if (remaining[0] === 'run') remaining = remaining.slice(1);
  const [name = ''] = remaining;
  if (repository.hasProgram(name) || name === 'federation')
    return checkProgram(remaining, scriptFolders, repository);
  const isKnown =
    BUILT_IN.test(name) ||
    name === '' ||
    /^-/.test(name) ||
    PLACEHOLDER.test(name) ||
    folders.some((folder) => repository.scripts.get(folder)?.has(name));
  return isKnown ? [] : [`command ${program} ${name}`];
}

/**
 * Checks a command line: variables, npm scripts, subcommands, options and files.
 * @param scriptFolders folders whose npm scripts apply
 * @returns the names that do not exist
 */
export function checkCommand(
  line: string,
  scriptFolders: readonly string[],
  repository: Repository,
): string[] {
  return splitCommands(line).flatMap((words) => {
    const start = findProgram(words);
    if (start < 0) return [];
    const unknownVariables = words
      .slice(0, start)
      .map((word) => ASSIGNMENT.exec(word)?.[1] ?? '')
      .filter((name) => !repository.variables.has(name));
    const [program = '', ...args] = words.slice(start);
    const missing = words.filter(
      (word) =>
        /^[\w-]+\/[\w./-]+$/.test(word) &&
        repository.paths.has(word.split('/')[0] ?? '') &&
        // Test runners take the beginning of a path.
        ![word, `${word}*`].some((name) => scriptFolders.some((folder) => hasPath(name, folder, repository))),
    );
    const name = program.startsWith('node_modules/') ? path.posix.basename(program) : program;
    return [
      ...unknownVariables.map((variable) => `environment variable ${variable}`),
      ...missing.map((file) => `path ${file}`),
      ...checkProgram([name, ...args], scriptFolders, repository),
    ];
  });
}
