import { PRINCIPLES } from '@ia/shared-services/principles';
import { OPENING } from './about.ts';
import { type Piece, wordDiff } from './word-diff.ts';

/** A part of the manifesto's text: its opening, or the section of one principle. */
export interface Part {
  /** Id that suggestions use: a principle's id, or 'abertura'. */
  id: string;
  /** Null for the opening. */
  title: string | null;
  text: string;
}

/** Splits a version's text at headings such as «# Literacia». Sections with equal titles are merged. */
export function splitIntoParts(body: string): Part[] {
  const parts: Part[] = [{ id: OPENING, title: null, text: '' }];
  for (const line of body.split(/\r?\n/)) {
    const title = /^#+\s+(.+?)\s*$/.exec(line)?.[1];
    if (title === undefined) {
      const last = parts.at(-1);
      if (last) last.text += `${line}\n`;
    } else {
      parts.push({ id: partId(title), title, text: '' });
    }
  }
  return parts
    .map((part) => ({ ...part, text: part.text.trim() }))
    .filter(({ title, text }) => title || text);
}

/** The principle's id; a slug for any other title. */
const partId = (title: string): string =>
  PRINCIPLES.find((principle) => principle.title === title)?.id ??
  title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** Difference of a part between two versions. */
export interface Change {
  id: string;
  title: string | null;
  kind: 'changed' | 'new' | 'removed';
  pieces: Piece[];
}

/** The parts that differ, in the order of the new version; removed parts come last. */
export function changesBetween(before: string, after: string): Change[] {
  const [oldParts, newParts] = [splitIntoParts(before), splitIntoParts(after)];
  const find = (parts: Part[], target: Part) => parts.find(({ id }) => id === target.id);
  return [
    ...newParts.flatMap((part): Change[] => {
      const oldPart = find(oldParts, part);
      if (oldPart?.text === part.text) return [];
      const { id, title, text } = part;
      return [{ id, title, kind: oldPart ? 'changed' : 'new', pieces: wordDiff(oldPart?.text ?? '', text) }];
    }),
    ...oldParts
      .filter((part) => !find(newParts, part))
      .map(({ id, title, text }): Change => ({ id, title, kind: 'removed', pieces: wordDiff(text, '') })),
  ];
}
