/** Result of one check of `federation doctor`: a passed check, a warning or an error. */
export interface Finding {
  /** 'node', 'site', 'packages', 'contract', 'declaration', 'tokens', 'port'. */
  check: string;
  level: 'ok' | 'warning' | 'error';
  /** Folder of the app, for a check of one app. */
  app?: string;
  /** What was found. */
  message: string;
  /** How to mend it; null for a passed check. */
  remedy: string | null;
}

export const ok = (check: string, message: string): Finding => ({
  check,
  level: 'ok',
  message,
  remedy: null,
});
export const warning = (check: string, message: string, remedy: string): Finding => ({
  check,
  level: 'warning',
  message,
  remedy,
});
export const failure = (check: string, message: string, remedy: string): Finding => ({
  check,
  level: 'error',
  message,
  remedy,
});
