import { BROWSER_ERRORS } from './browser-errors.ts';
import { CONFIGURATION_ERRORS } from './configuration-errors.ts';
import type { ErrorRow } from './error-row.ts';
import { PUBLISH_ERRORS } from './publish-errors.ts';
import { SERVICE_ERRORS } from './service-errors.ts';
import { SITE_ERRORS } from './site-errors.ts';

/** The ranges of codes, in the order of docs/errors.md. */
export const ERROR_RANGES = [
  { title: 'FED-1xx: publish rejected', rows: PUBLISH_ERRORS },
  { title: 'FED-2xx: site', rows: SITE_ERRORS },
  { title: 'FED-3xx: publishing service and previews', rows: SERVICE_ERRORS },
  { title: 'FED-4xx: browser', rows: BROWSER_ERRORS },
  { title: 'FED-5xx: configuration', rows: CONFIGURATION_ERRORS },
] as const;

const TABLE = {
  ...PUBLISH_ERRORS,
  ...SITE_ERRORS,
  ...SERVICE_ERRORS,
  ...BROWSER_ERRORS,
  ...CONFIGURATION_ERRORS,
};

export type ErrorTable = typeof TABLE;
export type ErrorCode = keyof ErrorTable;

/** Each error of the tools and the shell by its code. */
export const ERRORS: Readonly<Record<ErrorCode, ErrorRow>> = TABLE;

/** Code of a kind of failure reports; undefined for a kind of a later shell. */
export const codeOfKind = (kind: string): ErrorCode | undefined =>
  (Object.keys(ERRORS) as ErrorCode[]).find((code) => ERRORS[code].kind === kind);
