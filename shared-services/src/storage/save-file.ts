type Texts = 'text/csv' | 'text/plain' | 'application/json';

/** Hands the visitor a file made on the device: no request, no server involved. */
export const saveFile = (name: string, type: Texts, text: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** The same for what is no text, such as a picture. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the address after the click; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
