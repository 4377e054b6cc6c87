/** Thrown when a setting of the server names something that cannot be used: its name, what is wrong, what to do. */
export class SettingError extends Error {
  override name = 'SettingError';

  constructor(setting: string, problem: string, cause?: unknown) {
    super(`${setting}: ${problem}`, { cause });
  }
}

/** The setting that says where the server keeps its data. */
export const DATA_SETTING = 'DATA_DIR (--data)';
export const KEYS_SETTING = 'KEYS_FILE (--keys)';
