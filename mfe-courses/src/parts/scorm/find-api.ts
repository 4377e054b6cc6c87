/** What a learning platform offers a SCORM 1.2 lesson. Every function answers with text; 'false' is a failure. */
export interface Scorm12Api {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
  LMSGetLastError(): string;
}

/** More frames than any platform nests; a ring of windows must not keep the search going. */
const DEEPEST = 50;

function above(window: Window): Scorm12Api | null {
  let here = window as Window & { API?: Scorm12Api };
  for (let depth = 0; depth < DEEPEST; depth++) {
    if (here.API) return here.API;
    if (!here.parent || here.parent === here) return null;
    here = here.parent;
  }
  return null;
}

/**
 * The platform's API: in this window or a frame above it, or above the window that opened this one (SCORM 1.2 RTE, 3.3.6).
 * A frame of another origin may not be looked into and counts as none.
 */
export function findApi(window: Window): Scorm12Api | null {
  for (const start of [window, window.opener as Window | null]) {
    try {
      const found = start && above(start);
      if (found) return found;
    } catch {
      // Another origin.
    }
  }
  return null;
}
