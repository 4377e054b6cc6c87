/**
 * Parses a JSON data block of the page.
 * @returns undefined when there is none
 * @throws when the block is not valid JSON; the message names it
 */
export function readInline(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `The data block #${id} of index.html is not valid JSON: ${(error as Error).message}. Publish the shell again.`,
    );
  }
}
