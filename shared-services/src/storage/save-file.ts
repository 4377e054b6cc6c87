/** Hands the visitor a file made on the device: no request, no server involved. */
export function saveFile(
  name: string,
  type: 'text/csv' | 'text/plain' | 'application/json',
  text: string,
): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
