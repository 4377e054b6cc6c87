import { errorOf } from '../errors/error-of.ts';

/**
 * Parses the JSON text of a file.
 * @throws FED-503 with the file. Omits the excerpt in Node's own message, which may contain a secret.
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = (error as Error).message.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
    throw errorOf('FED-503', { file, reason: `${reason}.` });
  }
}

/** Serializes as indented JSON with a final line feed, because people also read the files of a site. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
