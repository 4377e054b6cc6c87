import { errorOf } from '../errors/error-of.ts';

/** Explains a full disk, because its error has only a code of the system. Returns any other error as it is. */
export const explainFullDisk = (error: NodeJS.ErrnoException, site: string): Error =>
  error.code === 'ENOSPC' || error.code === 'EDQUOT' ? errorOf('FED-203', { site }, { cause: error }) : error;

/** Returns the error message for a user. */
export const userMessage = (error: NodeJS.ErrnoException, site: string): string =>
  explainFullDisk(error, site).message;
