import { format } from 'node:util';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import type { Observer } from '../serve/observe.ts';
import { requestContext } from '../serve/request-context.ts';

export const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LEVELS)[number];

/** Writes one JSON line for each event: `time`, `level`, the fields of the event and, while a request is answered, `requestId`. */
export type Log = Logger;

/**
 * @param level lines below it are left out
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

/** One line for each request: at level `error` when the server failed, otherwise `info`. */
export const logAnswers =
  (log: Log): Observer =>
  (answered) =>
    log[answered.status >= 500 ? 'error' : 'info'](answered);

const CONSOLE = { log: 'info', info: 'info', warn: 'warn', error: 'error' } as const;

/**
 * Makes the console of this process part of the log. Call it before anything else takes hold of the console.
 * @returns a function after which lines go to the log; until then they stay as they are, for the person who starts the server.
 */
export function captureConsole(log: Log): () => void {
  let captured = false;
  for (const method of Object.keys(CONSOLE) as (keyof typeof CONSOLE)[]) {
    const print = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      if (captured) log[CONSOLE[method]](format(...parts));
      else print(...parts);
    };
  }
  return () => {
    captured = true;
  };
}
