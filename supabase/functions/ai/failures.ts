import type { WireFailure } from '../../../shared-services/src/ai/wire.ts';

/** HTTP status of each error code. */
const STATUS_BY_CODE = {
  'bad-request': 400,
  forbidden: 403,
  'too-large': 413,
  'too-few-facts': 422,
  /** A rate limit was reached. */
  limited: 429,
  /** A spending limit was reached. */
  ceiling: 429,
  failed: 502,
  /** The database, which counts the requests, is unavailable. */
  closed: 503,
} as const;

/**
 * Retry-After in seconds: the shortest period of a rate limit (hour), the shortest period of a spending limit (day), and
 * the time in which the database may be back.
 */
const RETRY_AFTER: Partial<Record<keyof typeof STATUS_BY_CODE, string>> = {
  limited: '3600',
  ceiling: '86400',
  closed: '60',
};

/** Error that refuses a request before its answer begins. The message is sent to the client and logged. */
export class RefusedRequest extends Error {
  readonly code: keyof typeof STATUS_BY_CODE;

  constructor(code: keyof typeof STATUS_BY_CODE, message: string) {
    super(message);
    this.code = code;
  }

  get status(): number {
    return STATUS_BY_CODE[this.code];
  }

  toResponse(headers: Record<string, string>): Response {
    const body: WireFailure = { error: { code: this.code, message: this.message } };
    const wait = RETRY_AFTER[this.code];
    return Response.json(body, {
      status: this.status,
      headers: { ...headers, ...(wait ? { 'retry-after': wait } : {}) },
    });
  }
}

/** Error name and stack for the log, without the message, which may repeat the visitor's text. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [error.name, ...frames].join('\n');
}
