import { Refusal } from './refusal.ts';
import { type Head, LIMITS } from './upload.ts';

const REFUSED = 'Nothing was kept of the upload.';

/** Whether it is a path below a folder on any system, in one spelling: no `..`, nothing absolute, no `\` or `:`. */
const isBelow = (path: string): boolean =>
  path.length <= LIMITS.path &&
  !/[\\:\p{C}]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..' && !/[ .]$/.test(part));

function refusePaths(paths: readonly string[]): void {
  const wrong = paths.find((path) => !isBelow(path));
  if (wrong !== undefined) {
    throw new Refusal(
      400,
      `${JSON.stringify(wrong.slice(0, LIMITS.path))}: expected the path of a file inside of the build, such as "assets/a.js". ${REFUSED}`,
    );
  }
  // Some disks know no capitals, and no file can be another's folder.
  const seen = new Set<string>();
  const spelled = paths.map((path) => path.normalize('NFC').toLowerCase());
  for (const path of spelled) {
    if (seen.has(path))
      throw new Refusal(400, `${path}: expected each file once, found it twice. ${REFUSED}`);
    seen.add(path);
  }
  for (const path of spelled) {
    const parts = path.split('/');
    for (let i = 1; i < parts.length; i++) {
      const folder = parts.slice(0, i).join('/');
      if (seen.has(folder))
        throw new Refusal(400, `${folder}: expected a file or a folder, found both. ${REFUSED}`);
    }
  }
}

/** @throws before a byte of the files is read, when there are too many, too much, or some of them lie elsewhere. */
export function refuseFiles(files: Head['files']): void {
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  const tooBig = files.find(({ bytes }) => bytes > LIMITS.file);
  const tooMuch = [
    files.length > LIMITS.files && `${files.length} files, at most ${LIMITS.files}`,
    total > LIMITS.total && `${total} bytes, at most ${LIMITS.total}`,
    tooBig && `${tooBig.path} of ${tooBig.bytes} bytes, at most ${LIMITS.file}`,
  ].filter(Boolean);
  if (tooMuch.length > 0) {
    throw new Refusal(
      413,
      `The build is more than the service takes: ${tooMuch.join('; ')}. ${REFUSED} Large media belong on a host of their own.`,
    );
  }
  refusePaths(files.map(({ path }) => path));
}
