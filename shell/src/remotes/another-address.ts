/**
 * The same file under an address that the browser has not seen: one letter of the version's folder is written as its
 * code, which every server reads as the letter. All that the file imports beside it is fetched and run anew as well.
 *
 * A browser remembers for the life of a document that a module threw while it ran; a query on the entry alone would bring
 * the same broken modules again.
 * @param nth another address for each
 */
export function anotherAddress(entry: string, version: string, nth: number): string {
  const at = nth % version.length;
  const letter = version.charCodeAt(at).toString(16).toUpperCase().padStart(2, '0');
  const folder = `${version.slice(0, at)}%${letter}${version.slice(at + 1)}`;
  return entry.replace(`/${version}/`, `/${folder}/`);
}
