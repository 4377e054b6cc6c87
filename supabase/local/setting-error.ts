/**
 * Thrown for an invalid setting of the operator. Programs print only its message, without a stack trace:
 * name, problem and fix.
 */
export class SettingError extends Error {
  override name = 'SettingError';

  constructor(setting: string, problem: string, cause?: unknown) {
    super(`${setting}: ${problem}`, { cause });
  }
}

/** Names of settings, for error messages. */
export const DATA_SETTING = 'DATA_DIR (--data)';
/** Name of the key file setting. */
export const KEYS_SETTING = 'KEYS_FILE (--keys)';
