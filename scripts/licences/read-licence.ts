import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Licences whose code and fonts a work under EUPL-1.2 may include: permissive, without copyleft. */
export const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

export interface Licence {
  name: string;
  version: string;
  /** SPDX identifier. */
  id: string;
  /** Copyright lines of the licence file; without a file, the author of the package. */
  copyright: string[];
  /** Text without title and copyright; null if the package contains none. */
  text: string | null;
  /** NOTICE of the Apache licence. */
  notice: string | null;
}

interface Manifest {
  name: string;
  version: string;
  license?: unknown;
  author?: string | { name: string };
}

const isCopyright = (paragraph: string): boolean => /^copyright\s+(?:\(c\)|©|\d{4})/i.test(paragraph);
const isTitle = (paragraph: string): boolean =>
  paragraph.length < 90 && /licen[cs]e/i.test(paragraph) && !/copyright|permi/i.test(paragraph);

/** Splits a licence file at its blank lines. Omits the licences of what a build tool itself bundles. */
const splitParagraphs = (file: string): string[] =>
  (
    file
      .replaceAll('\r', '')
      .split(/^(?:# Licenses of bundled dependencies|end of terms and conditions)$/m)[0] ?? ''
  )
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/^\s*\n|\s+$/g, ''))
    .filter(Boolean);

/** Joins the lines of a copyright paragraph, without rulers and repetitions. */
function joinLines(paragraph: string): string {
  const lines = paragraph
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => /\w/.test(line));
  return [...new Set(lines)].join('; ').replaceAll(':;', ':');
}

/** Reads the licence of an installed package. */
export function readLicence(folder: string): Licence {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version, license, author } = manifest;
  const files = readdirSync(folder).sort();
  const read = (pattern: RegExp): string | null => {
    const file = files.find((name) => pattern.test(name));
    return file === undefined ? null : readFileSync(path.join(folder, file), 'utf8');
  };
  const paragraphs = splitParagraphs(read(/^(licen[cs]e|copying)/i) ?? '');
  const copyrights = paragraphs.map((paragraph) => paragraph.trim()).filter(isCopyright);
  const authorName = typeof author === 'string' ? author.replace(/\s*[<(].*$/, '') : author?.name;
  const text = paragraphs
    .filter((paragraph) => !isCopyright(paragraph.trim()) && !isTitle(paragraph.trim()))
    .join('\n\n');
  return {
    name,
    version,
    id: typeof license === 'string' ? license : 'none',
    copyright: copyrights.length > 0 || !authorName ? copyrights.map(joinLines) : [`Copyright ${authorName}`],
    text: text || null,
    notice: read(/^notice/i),
  };
}

/** Refuses a licence that is not {@link ALLOWED}. @throws Error with each package and its licence */
export function assertAllowed(licences: readonly Pick<Licence, 'name' | 'version' | 'id'>[]): void {
  const disallowed = licences.filter(({ id }) => !ALLOWED.includes(id));
  if (disallowed.length === 0) return;
  const lines = disallowed.map(({ name, version, id }) => `  ${name} ${version}: ${id}`);
  throw new Error(
    `Licences that the site must not ship:\n${lines.join('\n')}\n` +
      `Allowed: ${ALLOWED.join(', ')}. Replace the package, or add its licence to scripts/licences/read-licence.ts if it is compatible with EUPL-1.2.`,
  );
}
