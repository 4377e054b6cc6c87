/** What an error means to whoever publishes: a full disk says so by a code alone. */
export function inPlainWords({ code, message }: NodeJS.ErrnoException, site: string): string {
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return message;
  return `The disk that holds ${site} is full: nothing that is live was changed, and nothing was left behind. Make room on it and try again.`;
}
