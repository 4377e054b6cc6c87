/** '2026-11-22T02:16:50.099Z' → '2026-11-22 02:16 UTC'. Returns other text unchanged. */
export const timeOf = (iso: string): string => iso.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d).*Z$/, '$1 $2 UTC');

/** First line of an entry of `federation log`. */
export const firstLine = (at: string, app: string, action: string, version: string): string =>
  `${timeOf(at)}  ${app}  ${action}  ${version}`;

/** 123456 → '123 kB'. */
export const sizeOf = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;
