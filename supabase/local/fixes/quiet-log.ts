import { requestScope } from './request-headers.ts';

let installed = false;

/**
 * @supabase/lite 0.10.0 prints every failed statement with its parameters, which are visitors' words, and its auth
 * part prints mails. While a request is being served, a line on the console keeps the error's code and no text.
 */
export function keepVisitorTextOutOfTheLog(): void {
  if (installed) return;
  installed = true;
  const report = console.error.bind(console);
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const print = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      if (!requestScope.getStore()) return print(...parts);
      const code = parts.map(codeOf).find((found) => found !== null);
      // Refusals that our own SQL raises are answers, not faults.
      if (code && !/^(PT|22|23|42|PGRST)/.test(code)) report(`backend: database error ${code}`);
    };
  }
}

const codeOf = (part: unknown): string | null =>
  typeof part === 'object' && part !== null && 'code' in part ? String(part.code) : null;
