import type { IncomingMessage } from 'node:http';

/** Whether the one who asks can read brotli, as every browser can over https or on its own machine. */
export const takesBrotli = ({ headers }: IncomingMessage): boolean =>
  /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(headers['accept-encoding']));

/** Whether the one who asks has this already. Weak comparison, as the standard has it for GET. */
export const has = ({ headers }: IncomingMessage, etag: string): boolean =>
  String(headers['if-none-match'] ?? '')
    .split(',')
    .some((known) => known.trim().replace(/^W\//, '') === etag.replace(/^W\//, ''));
