type TextType = 'text/calendar' | 'text/csv' | 'text/plain' | 'application/json';

/** Downloads a text file that was created on the device, without a request. */
export const saveFile = (name: string, type: TextType, text: string): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));

/** Downloads binary content, such as an image. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download reads the URL after the click; one minute is ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
