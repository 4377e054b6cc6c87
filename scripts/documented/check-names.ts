import path from 'node:path';
import { parseBlocks } from './blocks.ts';
import { checkCommand, isCommand } from './check-command.ts';
import { isExternalName } from './external-names.ts';
import { readMarkdown } from './markdown.ts';
import { hasPath, PLACEHOLDER } from './paths.ts';
import { extractWords, type Repository } from './repository.ts';

// Finds names that do not exist in a Markdown page, for documented-names.test.ts. `Repository` has the names
// that exist.

/** Files of these kinds are in Git. Others, such as `registry.json`, may be written by a program. */
const IN_GIT = /\.(?:tsx?|sql|sh|md|spec|test)$/;
/** A path, which may have placeholders and alternatives. */
const PATH = /^(?:[\w.@+,-]|<[^>]*>|\{[^}]*\}|…|\*)+(?:\/(?:[\w.@+,-]|<[^>]*>|\{[^}]*\}|…|\*)*)*$/;
/** An environment variable alone, or with `=`. A name alone needs an underscore. */
const VARIABLE = /^(?:([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$|([A-Z][A-Z0-9_]*)=)/;
const WITH_PLACEHOLDER = new RegExp(`[\\w-]*(?:${PLACEHOLDER.source})[\\w-]*`, 'g');

/** Checks the identifiers of a text. */
function checkWords(text: string, { words }: Repository): string[] {
  return extractWords(text.replaceAll(WITH_PLACEHOLDER, ' '))
    .filter((word) => word.length > 2 && !words.has(word) && !isExternalName(word))
    .map((word) => `identifier ${word}`);
}

function checkPath(span: string, folder: string, repository: Repository): string[] {
  if (hasPath(span, folder, repository)) return [];
  const { paths, words } = repository;
  const name = path.posix.basename(span);
  const isInGit = IN_GIT.test(name) || (span.includes('/') && paths.has(span.split('/')[0] ?? ''));
  if (isInGit && !words.has(span)) return [`path ${span}`];
  return name.includes('.') && words.has(name) ? [] : checkWords(span, repository);
}

function checkVariable(name: string, isAlone: boolean, { variables, words }: Repository): string[] {
  // A constant is written like a variable.
  const isKnown = variables.has(name) || (isAlone && words.has(name));
  return isKnown ? [] : [`environment variable ${name}`];
}

/** Checks a code span. @returns the names that do not exist */
function checkSpan(span: string, folder: string, repository: Repository): string[] {
  if (isExternalName(span)) return [];
  // A test: `e2e/shell/start.spec.ts › title`
  const [file = '', title] = span.split(' › ');
  if (title) return checkPath(file, folder, repository);
  if (isCommand(span)) return checkCommand(span, ['.', folder], repository);
  const [, alone, assigned] = VARIABLE.exec(span) ?? [];
  if (alone) return checkVariable(alone, true, repository);
  if (assigned) return checkVariable(assigned, false, repository);
  if (span.startsWith('@ia/')) {
    const isKnown = repository.hasEntry(span) || repository.scripts.has(span.replace(/\/\*$/, ''));
    return isKnown ? [] : [`import ${span}`];
  }
  if (span.startsWith('#/') && !PLACEHOLDER.test(span)) {
    const route = span.slice(1).split(/[#?]/)[0] ?? '';
    return repository.routes.has(route) ? [] : [`route ${span}`];
  }
  const isPath = PATH.test(span) && (span.includes('/') || /\.\w+$/.test(span));
  return isPath ? checkPath(span, folder, repository) : checkWords(span, repository);
}

/** Checks a link to a file of the repository, with its anchor. */
function checkLink(target: string, page: string, text: string, repository: Repository): string[] {
  if (/^[a-z]+:/.test(target)) return [];
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? page : path.posix.join(path.posix.dirname(page), decodeURIComponent(file));
  if (found !== page && !repository.paths.has(found.replace(/\/$/, ''))) return [`link ${target}`];
  if (anchor === undefined) return [];
  const { anchors } = readMarkdown(found === page ? text : repository.read(found));
  return anchors.has(anchor) ? [] : [`anchor ${target}`];
}

/** Checks the words and imports of a `ts` or `tsx` block. Its comments are prose. */
function checkCode(code: string, repository: Repository): string[] {
  const imports = [...code.matchAll(/(?:from|import)\(? ?'(@ia\/[^']+)'/g)].map(([, name = '']) => name);
  return [
    ...imports.filter((name) => !repository.hasEntry(name)).map((name) => `import ${name}`),
    ...checkWords(code.replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, ''), repository),
  ];
}

/** Finds the names in a page that do not exist. @returns a line for each name that does not exist */
export function findUnknownNames(page: string, text: string, repository: Repository): string[] {
  const folder = path.posix.dirname(page);
  const { spans, links, code } = readMarkdown(text);
  const commands = parseBlocks(page, text).flatMap((block) => {
    let scriptFolders = ['.', folder];
    return block.commands.flatMap((command) => {
      const [, newFolder] = /^cd (\S+)/.exec(command) ?? [];
      if (newFolder) scriptFolders = [newFolder];
      return checkCommand(command, scriptFolders, repository).map(
        (problem) => `${page}:${block.line} ${problem}`,
      );
    });
  });
  const checkPieces = (pieces: typeof spans, check: (text: string) => string[]): string[] =>
    pieces.flatMap(({ line, text: piece }) => check(piece).map((problem) => `${page}:${line} ${problem}`));
  return [
    ...checkPieces(spans, (span) => checkSpan(span, folder, repository)),
    ...checkPieces(links, (target) => checkLink(target, page, text, repository)),
    ...checkPieces(code, (block) => checkCode(block, repository)),
    ...commands,
  ];
}
