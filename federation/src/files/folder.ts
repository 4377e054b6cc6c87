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
const MISSING_CODES = ['ENOENT', 'ENOTDIR', 'EISDIR'];

const nullWhenMissing = (error: NodeJS.ErrnoException): null => {
  if (MISSING_CODES.includes(error.code ?? '')) return null;
  throw error;
};

const sortedNames = (entries: Dirent[], matches: (entry: Dirent) => boolean): string[] =>
  entries
    .filter(matches)
    .map(({ name }) => name)
    .sort();

/** './mfe-x/1.0.0/' + 'a.js' → 'mfe-x/1.0.0/a.js'; the folder itself is ''. */
const normalizePath = (file: string): string =>
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
  /** Reads a file; null if it is missing. */
  abstract bytes(file: string): Promise<Buffer | null>;
  /** Lists the names directly in a folder. */
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
    const { files } = await this.list(path.posix.dirname(normalizePath(file)));
    return files.includes(path.posix.basename(file));
  }

  async folders(folder = ''): Promise<readonly string[]> {
    return (await this.list(folder)).folders;
  }

  /** Lists every file below a folder, sorted. */
  async below(folder = ''): Promise<string[]> {
    const { files, folders } = await this.list(folder);
    const nested = await Promise.all(
      folders.map(async (name) =>
        (await this.below(path.posix.join(folder, name))).map((file) => `${name}/${file}`),
      ),
    );
    return [...files, ...nested.flat()].sort();
  }

  /** Returns a view of a subfolder. */
  at(folder: string): Files {
    return new SubfolderView(this, normalizePath(folder));
  }

  /** Returns a view with changes: files replaced, added, or removed by null. */
  with(changes: Readonly<Record<string, string | null>>): Files {
    return new ChangedView(this, changes);
  }
}

/** View of a subfolder: see {@link Files.at}. */
class SubfolderView extends Files {
  readonly #parent: Files;
  readonly #prefix: string;
  constructor(parent: Files, prefix: string) {
    super();
    this.#parent = parent;
    this.#prefix = prefix;
  }
  get folder(): string {
    return path.join(this.#parent.folder, this.#prefix);
  }
  bytes(file: string): Promise<Buffer | null> {
    return this.#parent.bytes(path.posix.join(this.#prefix, file));
  }
  list(folder: string): Promise<Listing> {
    return this.#parent.list(path.posix.join(this.#prefix, folder));
  }
}

/** View with changes: see {@link Files.with}. */
class ChangedView extends Files {
  readonly #original: Files;
  readonly #changes: Readonly<Record<string, string | null>>;
  constructor(original: Files, changes: Readonly<Record<string, string | null>>) {
    super();
    this.#original = original;
    this.#changes = changes;
  }
  get folder(): string {
    return this.#original.folder;
  }
  async bytes(file: string): Promise<Buffer | null> {
    const change = this.#changes[normalizePath(file)];
    if (change === undefined) return this.#original.bytes(file);
    return change === null ? null : Buffer.from(change);
  }
  async list(folder: string): Promise<Listing> {
    const { files, folders } = await this.#original.list(folder);
    const prefix = normalizePath(folder) && `${normalizePath(folder)}/`;
    const fileNames = new Set(files);
    const folderNames = new Set(folders);
    for (const [file, content] of Object.entries(this.#changes)) {
      if (!file.startsWith(prefix)) continue;
      const [name = '', ...rest] = file.slice(prefix.length).split('/');
      if (rest.length === 0) fileNames[content === null ? 'delete' : 'add'](name);
      else if (content !== null) folderNames.add(name);
    }
    return { files: [...fileNames].sort(), folders: [...folderNames].sort() };
  }
}

/**
 * A folder on disk. Each file and each listing is read at most once, so that all users of one view see the
 * same state. After a write, call {@link Folder.cacheWritten} or {@link Folder.forget}.
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
    const key = normalizePath(file);
    const cached = this.#bytes.get(key) ?? readFile(path.join(this.folder, key)).catch(nullWhenMissing);
    this.#bytes.set(key, cached);
    return cached;
  }

  list(folder: string): Promise<Listing> {
    const key = normalizePath(folder);
    const cached = this.#lists.get(key) ?? this.#read(key);
    this.#lists.set(key, cached);
    return cached;
  }

  /** Removes a file, or a folder with its contents, from the cache. The next access reads it from disk. */
  forget(changedPath: string): void {
    const key = normalizePath(changedPath);
    const isInside = (file: string) => file === key || file.startsWith(`${key}/`);
    for (const cache of [this.#bytes, this.#lists])
      for (const file of cache.keys()) if (isInside(file)) cache.delete(file);
    // Writing the file may have created folders.
    for (let folder = key; folder !== ''; ) {
      folder = normalizePath(path.posix.dirname(folder));
      this.#lists.delete(folder);
    }
  }

  /** Caches the content of a file that was just written. */
  cacheWritten(file: string, content: string): void {
    this.forget(file);
    this.#bytes.set(normalizePath(file), Promise.resolve(Buffer.from(content)));
  }

  async #read(folder: string): Promise<Listing> {
    const entries = await readdir(path.join(this.folder, folder), { withFileTypes: true }).catch(
      nullWhenMissing,
    );
    if (!entries) return EMPTY;
    return {
      files: sortedNames(entries, (entry) => entry.isFile()),
      folders: sortedNames(entries, (entry) => entry.isDirectory()),
    };
  }
}

/** Returns a view of a folder on disk. It reads each file at most once: see {@link Folder}. */
export const openFolder = (folder: string): Folder => new Folder(path.resolve(folder));

/** Lists every file below a folder on disk, sorted. */
export const filesBelow = (folder: string): Promise<string[]> => openFolder(folder).below();
