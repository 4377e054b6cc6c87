import type { Scorm12Api } from './find-api.ts';

/** Session with the LMS. Names follow the SCORM 1.2 data model, such as `cmi.core.exit`. */
export interface Lms {
  /** Returns '' for a value that the LMS does not have. */
  get(name: string): string;
  /** Sends the values that changed since the last call. */
  set(values: Readonly<Record<string, string>>): void;
  commit(): void;
  /** Reports the session time and ends the session. Later calls do nothing. */
  finish(): void;
}

const padTwo = (value: number) => String(value).padStart(2, '0');

/**
 * Formats a duration.
 * @returns a SCORM 1.2 CMITimespan, 'HHHH:MM:SS'
 */
export function formatTimespan(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = String(Math.floor(seconds / 3600)).padStart(4, '0');
  return `${hours}:${padTwo(Math.floor(seconds / 60) % 60)}:${padTwo(seconds % 60)}`;
}

/** Opens the session. Returns null when the LMS refuses; the lesson then runs without a record. */
export function openSession(api: Scorm12Api, now: () => number = Date.now): Lms | null {
  if (String(api.LMSInitialize('')) !== 'true') {
    console.warn(
      `LMSInitialize failed (SCORM error ${api.LMSGetLastError()}). The lesson runs without a record.`,
    );
    return null;
  }
  const openedAt = now();
  const reported = new Map<string, string>();
  let isOpen = true;
  const setValue = (name: string, value: string) => {
    if (reported.get(name) === value) return;
    if (String(api.LMSSetValue(name, value)) === 'true') reported.set(name, value);
    else console.warn(`LMSSetValue rejected ${name} (SCORM error ${api.LMSGetLastError()}).`);
  };
  return {
    get: (name) => String(api.LMSGetValue(name) ?? ''),
    set(values) {
      if (!isOpen) return;
      for (const [name, value] of Object.entries(values)) setValue(name, value);
    },
    commit() {
      if (isOpen) api.LMSCommit('');
    },
    finish() {
      if (!isOpen) return;
      setValue('cmi.core.session_time', formatTimespan(now() - openedAt));
      // Always suspend: otherwise some LMSs clear the lesson state for the next visit, even of a finished
      // course.
      setValue('cmi.core.exit', 'suspend');
      api.LMSCommit('');
      isOpen = false;
      api.LMSFinish('');
    },
  };
}
