/** '2026-11-22T02:16:50.099Z' → '2026-11-22 02:16 UTC'. Returns other text unchanged. */
export const formatTime = (iso: string): string =>
  iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');

/** First line of an entry of `federation log`. */
export const formatHeading = (at: string, app: string, action: string, version: string): string =>
  `${formatTime(at)}  ${app}  ${action}  ${version}`;

/** 123456 → '123 kB'. */
export const formatSize = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
