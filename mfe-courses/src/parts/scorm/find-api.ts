/** SCORM 1.2 run-time API of the LMS. Every function returns text; 'false' means failure. */
export interface Scorm12Api {
  /** The argument of the calls without a value must be an empty text. */
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
  LMSGetLastError(): string;
}

/** Maximum depth of nested frames; stops the search in a cycle of windows. */
const MAX_DEPTH = 50;

function findInParents(window: Window): Scorm12Api | null {
  let candidate = window as Window & { API?: Scorm12Api };
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    if (candidate.API) return candidate.API;
    if (!candidate.parent || candidate.parent === candidate) return null;
    candidate = candidate.parent;
  }
  return null;
}

/**
 * Finds the LMS API in this window, its parent frames, or the opener and its parents (SCORM 1.2 RTE, 3.3.6).
 * Skips cross-origin frames, which cannot be read.
 */
export function findApi(window: Window): Scorm12Api | null {
  for (const start of [window, window.opener as Window | null]) {
    try {
      const api = start && findInParents(start);
      if (api) return api;
    } catch {
      // Cross-origin frame.
    }
  }
  return null;
}
