import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseJson } from './json.ts';

/** Names directly in a folder, sorted. */
interface Listing {
  files: readonly string[];
  folders: readonly string[];
}

const EMPTY: Listing = { files: [], folders: [] };
const MISSING = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (MISSING.includes(error.code ?? '')) return null;
  throw error;
};

const namesOf = (entries: Dirent[], is: (entry: Dirent) => boolean): string[] =>
  entries
    .filter(is)
    .map(({ name }) => name)
    .sort();

/** './mfe-x/1.0.0/' + 'a.js' → 'mfe-x/1.0.0/a.js'; the folder itself is ''. */
const normalized = (file: string): string =>
  path.posix
    .normalize(file)
    .replace(/^\.?\//, '')
    .replace(/\/$/, '')
    .replace(/^\.$/, '');

/**
 * A read-only view of a folder: a site, a build, one version. Paths are relative to it, with forward slashes.
 * A missing file reads as null, a missing folder as an empty list.
 */
export abstract class Files {
  /** Absolute path, for messages and for files outside the view, such as an upload beside it. */
  abstract readonly folder: string;
  abstract bytes(file: string): Promise<Buffer | null>;
  abstract list(folder: string): Promise<Listing>;

  async text(file: string): Promise<string | null> {
    return (await this.bytes(file))?.toString('utf8') ?? null;
  }

  /** @throws Error with the path if the file is not JSON. */
  async json<T = unknown>(file: string): Promise<T | null> {
    const text = await this.text(file);
    return text === null ? null : (parseJson(text, path.join(this.folder, file)) as T);
  }

  async has(file: string): Promise<boolean> {
    const { files } = await this.list(path.posix.dirname(normalized(file)));
    return files.includes(path.posix.basename(file));
  }

  async folders(folder = ''): Promise<readonly string[]> {
    return (await this.list(folder)).folders;
  }

  /** Lists every file below a folder, sorted. */
  async below(folder = ''): Promise<string[]> {
    const { files, folders } = await this.list(folder);
    const inside = await Promise.all(
      folders.map(async (name) =>
        (await this.below(path.posix.join(folder, name))).map((file) => `${name}/${file}`),
      ),
    );
    return [...files, ...inside.flat()].sort();
  }

  /** Returns a view of a subfolder. */
  at(folder: string): Files {
    return new Inside(this, normalized(folder));
  }

  /** Returns a view with changes: files replaced, added, or removed by null. */
  with(changes: Readonly<Record<string, string | null>>): Files {
    return new Changed(this, changes);
  }
}

class Inside extends Files {
  readonly #whole: Files;
  readonly #prefix: string;
  constructor(whole: Files, prefix: string) {
    super();
    this.#whole = whole;
    this.#prefix = prefix;
  }
  get folder(): string {
    return path.join(this.#whole.folder, this.#prefix);
  }
  bytes(file: string): Promise<Buffer | null> {
    return this.#whole.bytes(path.posix.join(this.#prefix, file));
  }
  list(folder: string): Promise<Listing> {
    return this.#whole.list(path.posix.join(this.#prefix, folder));
  }
}

class Changed extends Files {
  readonly #before: Files;
  readonly #changes: Readonly<Record<string, string | null>>;
  constructor(before: Files, changes: Readonly<Record<string, string | null>>) {
    super();
    this.#before = before;
    this.#changes = changes;
  }
  get folder(): string {
    return this.#before.folder;
  }
  async bytes(file: string): Promise<Buffer | null> {
    const change = this.#changes[normalized(file)];
    if (change === undefined) return this.#before.bytes(file);
    return change === null ? null : Buffer.from(change);
  }
  async list(folder: string): Promise<Listing> {
    const { files, folders } = await this.#before.list(folder);
    const prefix = normalized(folder) && `${normalized(folder)}/`;
    const present = new Set(files);
    const inside = new Set(folders);
    for (const [file, content] of Object.entries(this.#changes)) {
      if (!file.startsWith(prefix)) continue;
      const [name = '', ...rest] = file.slice(prefix.length).split('/');
      if (rest.length === 0) present[content === null ? 'delete' : 'add'](name);
      else if (content !== null) inside.add(name);
    }
    return { files: [...present].sort(), folders: [...inside].sort() };
  }
}

/**
 * A folder on disk. Each file and each listing is read at most once, so that all users of one view see the
 * same state. After a write, call {@link Folder.wrote} or {@link Folder.forget}.
 */
export class Folder extends Files {
  readonly #bytes = new Map<string, Promise<Buffer | null>>();
  readonly #lists = new Map<string, Promise<Listing>>();

  readonly folder: string;
  constructor(folder: string) {
    super();
    this.folder = folder;
  }

  bytes(file: string): Promise<Buffer | null> {
    const key = normalized(file);
    const known = this.#bytes.get(key) ?? readFile(path.join(this.folder, key)).catch(nullWhenMissing);
    this.#bytes.set(key, known);
    return known;
  }

  list(folder: string): Promise<Listing> {
    const key = normalized(folder);
    const known = this.#lists.get(key) ?? this.#read(key);
    this.#lists.set(key, known);
    return known;
  }

  /** Removes a file, or a folder with its contents, from the cache. The next access reads it from disk. */
  forget(changed: string): void {
    const key = normalized(changed);
    const isInside = (file: string) => file === key || file.startsWith(`${key}/`);
    for (const known of [this.#bytes, this.#lists])
      for (const file of known.keys()) if (isInside(file)) known.delete(file);
    // Writing the file may have created folders.
    for (let folder = key; folder !== ''; ) {
      folder = normalized(path.posix.dirname(folder));
      this.#lists.delete(folder);
    }
  }

  /** Caches the content of a file that was just written. */
  wrote(file: string, content: string): void {
    this.forget(file);
    this.#bytes.set(normalized(file), Promise.resolve(Buffer.from(content)));
  }

  async #read(folder: string): Promise<Listing> {
    const entries = await readdir(path.join(this.folder, folder), { withFileTypes: true }).catch(
      nullWhenMissing,
    );
    if (!entries) return EMPTY;
    return {
      files: namesOf(entries, (entry) => entry.isFile()),
      folders: namesOf(entries, (entry) => entry.isDirectory()),
    };
  }
}

/** Returns a view of a folder on disk. It reads each file at most once: see {@link Folder}. */
export const openFolder = (folder: string): Folder => new Folder(path.resolve(folder));

/** Lists every file below a folder on disk, sorted. */
export const filesBelow = (folder: string): Promise<string[]> => openFolder(folder).below();
