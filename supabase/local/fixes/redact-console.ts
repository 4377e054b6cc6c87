import { requestScope } from './request-headers.ts';

let installed = false;

/**
 * Reduces console output to error codes while a request is served. @supabase/lite 0.10.0 prints failed
 * statements with their parameters, which contain visitors' text, and its auth module prints e-mails.
 */
export function redactConsole(): void {
  if (installed) return;
  installed = true;
  const printError = console.error.bind(console);
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const print = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      if (!requestScope.getStore()) return print(...parts);
      const code = parts.map(errorCode).find((found) => found !== null);
      // Errors that SQL raises for the client (PT…, constraints, permissions, PostgREST) are answers and not faults.
      if (code && !/^(PT|22|23|42|PGRST)/.test(code)) printError(`backend: database error ${code}`);
    };
  }
}

const errorCode = (part: unknown): string | null =>
  typeof part === 'object' && part !== null && 'code' in part ? String(part.code) : null;
