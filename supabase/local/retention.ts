import type { Database } from './connection.ts';

const HOUR_MS = 60 * 60_000;

/**
 * Throws away every hour what has come to its end: the rows of private.retention say what and when. Hosted Supabase does it
 * by pg_cron.
 * @returns stops it, and waits for a run that is under way
 */
export function keepRetention({ run, turn }: Database, everyMs = HOUR_MS): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = turn(() => run('select private.purge()')).catch((error: unknown) => {
      console.error('O que já passou do prazo não foi apagado; tenta-se de novo daqui a uma hora.', error);
    });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
