import { format } from 'node:util';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Observer } from '../serve/observe.ts';
import { requestContext } from '../serve/request-context.ts';

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/**
 * Writes one JSON line for each event: `time`, `level`, the fields of the event and, while a request is
 * answered, `requestId`.
 */
export type Log = Logger;

/**
 * Creates a JSON log.
 * @param level minimum level
 * @param destination default: standard output
 */
export const createLog = (level: LogLevel = 'info', destination?: DestinationStream): Log =>
  pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      mixin: () => ({ ...requestContext.getStore() }),
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );

/** Logs one line for each response: at level `error` for a status of 500 or higher, otherwise `info`. */
export const logResponses =
  (log: Log): Observer =>
  (response) =>
    log[response.status >= 500 ? 'error' : 'info'](response);

const CONSOLE_LEVELS = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Redirects this process's console to the log. Call it before other code stores a
 * reference to a console method.
 * @returns a function that starts the redirection. Until then the console prints plain
 * text, for the operator at startup.
 */
export function captureConsole(log: Log): () => void {
  let captured = false;
  for (const method of Object.keys(CONSOLE_LEVELS) as (keyof typeof CONSOLE_LEVELS)[]) {
    const print = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      if (captured) log[CONSOLE_LEVELS[method]](format(...parts));
      else print(...parts);
    };
  }
  return () => {
    captured = true;
  };
}
