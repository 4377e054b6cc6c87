import type { Scorm12Api } from './find-api.ts';

export interface Lms {
  get(name: string): string;
  /** Tells the platform what differs from what it was told before. */
  set(values: Readonly<Record<string, string>>): void;
  commit(): void;
  /** Time spent, and the end. Once. */
  finish(): void;
}

const two = (value: number) => String(value).padStart(2, '0');

/** @returns a CMITimespan of SCORM 1.2: 'HHHH:MM:SS' */
export function timespan(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const hours = String(Math.floor(seconds / 3600)).padStart(4, '0');
  return `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Opens the session. Null when the platform refuses it: the lesson then runs without being recorded. */
export function openSession(api: Scorm12Api, now: () => number = Date.now): Lms | null {
  if (String(api.LMSInitialize('')) !== 'true') {
    console.warn(`The platform did not open the session (SCORM error ${api.LMSGetLastError()}).`);
    return null;
  }
  const openedAt = now();
  const told = new Map<string, string>();
  let open = true;
  const put = (name: string, value: string) => {
    if (told.get(name) === value) return;
    if (String(api.LMSSetValue(name, value)) === 'true') told.set(name, value);
    else console.warn(`The platform did not take ${name} (SCORM error ${api.LMSGetLastError()}).`);
  };
  return {
    get: (name) => String(api.LMSGetValue(name) ?? ''),
    set(values) {
      if (!open) return;
      for (const [name, value] of Object.entries(values)) put(name, value);
    },
    commit() {
      if (open) api.LMSCommit('');
    },
    finish() {
      if (!open) return;
      put('cmi.core.session_time', timespan(now() - openedAt));
      // Always: without it some platforms hand out an empty lesson the next time, a finished course included.
      put('cmi.core.exit', 'suspend');
      api.LMSCommit('');
      open = false;
      api.LMSFinish('');
    },
  };
}
