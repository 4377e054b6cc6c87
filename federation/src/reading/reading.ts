/**
 * The words of a page as plain text, for whoever reads it without the page: no JavaScript, or an app that does not open. An app
 * exports it from `reading.ts` beside the page. Data and no markup: whoever composes the site writes the document around it.
 */
export interface Reading {
  title: string;
  lead?: string;
  parts: ReadingPart[];
}

export interface ReadingPart {
  heading?: string;
  /** Paragraphs. */
  text?: string[];
  list?: string[];
  parts?: ReadingPart[];
}

/** Where the words of a page lie in a build, by the page's expose: './copilot-v3' → 'reading/copilot-v3.json'. */
export const readingFileOf = (expose: string): string => `reading/${expose.replace(/^\.\//, '')}.json`;

/** Where the words of a page stand, below the page's own place: `/prompt-factory/texto/`. */
export const READING_PLACE = 'texto';

const isText = (value: unknown): value is string => typeof value === 'string';
const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);
const objectsIn = (value: unknown): object[] =>
  (Array.isArray(value) ? value : []).filter((one) => typeof one === 'object' && one !== null);

const readPart = (part: Partial<ReadingPart>): ReadingPart => ({
  ...(isText(part.heading) ? { heading: part.heading } : {}),
  text: textsIn(part.text),
  list: textsIn(part.list),
  parts: objectsIn(part.parts).map(readPart),
});

/** What can be read of a file, whatever wrote it; null when that is no text of a page. */
export function readReading(input: unknown): Reading | null {
  const { title, lead, parts } = (input ?? {}) as Partial<Reading>;
  if (!isText(title)) return null;
  return { title, ...(isText(lead) ? { lead } : {}), parts: objectsIn(parts).map(readPart) };
}
