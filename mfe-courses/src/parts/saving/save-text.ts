/**
 * Downloads a text as a file.
 * @param type MIME type
 */
export function saveText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  // Revoked in a later task, once the download has started.
  setTimeout(() => URL.revokeObjectURL(url));
}
