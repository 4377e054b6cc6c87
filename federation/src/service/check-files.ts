import { errorOf } from '../errors/error-of.ts';
import { type Head, LIMITS } from './upload.ts';

/**
 * True for a normalized relative path that stays in its folder on every system: no `..`, `\`, `:` or control
 * character, not absolute. Windows drops a space or dot at the end of a name, so that is refused too.
 */
const isSafePath = (path: string): boolean =>
  path.length <= LIMITS.path &&
  !/[\\:\p{C}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[ .]$/.test(part));

function assertSafePaths(paths: readonly string[]): void {
  const unsafe = paths.find((path) => !isSafePath(path));
  if (unsafe !== undefined) throw errorOf('FED-312', { path: JSON.stringify(unsafe.slice(0, LIMITS.path)) });
  // Some file systems ignore case, and a path cannot be both a file and a folder.
  const uniquePaths = new Set<string>();
  const normalized = paths.map((path) => path.normalize('NFC').toLowerCase());
  for (const path of normalized) {
    if (uniquePaths.has(path))
      throw errorOf('FED-313', { path, expected: 'each file once', found: 'it twice' });
    uniquePaths.add(path);
  }
  for (const path of normalized) {
    const parts = path.split('/');
    for (let i = 1; i < parts.length; i++) {
      const folder = parts.slice(0, i).join('/');
      if (uniquePaths.has(folder))
        throw errorOf('FED-313', { path: folder, expected: 'a file or a folder', found: 'both' });
    }
  }
}

/**
 * Checks the list of files at the start of an upload, before any file is read.
 * @throws for too many files, too many bytes or an unsafe path.
 */
export function assertAcceptableFiles(files: Head['files']): void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooBig = files.find(({ bytes }) => bytes > LIMITS.file);
  const exceeded = [
    files.length > LIMITS.files && `${files.length} files, at most ${LIMITS.files}`,
    total > LIMITS.total && `${total} bytes, at most ${LIMITS.total}`,
    tooBig && `${tooBig.path} of ${tooBig.bytes} bytes, at most ${LIMITS.file}`,
  ].filter(Boolean);
  if (exceeded.length > 0) throw errorOf('FED-314', { exceeded: exceeded.join('; ') });
  assertSafePaths(files.map(({ path }) => path));
}
