/**
 * JSON from a file.
 * @throws naming the file. Without the piece of it that Node's own message quotes, which may be a key.
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = (error as Error).message.replace(/, (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
    throw new Error(`${file} is not valid JSON: ${why}`);
  }
}
