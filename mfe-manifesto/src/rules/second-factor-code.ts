/** Strips spaces from a code: people type «123 456». */
export const stripSpaces = (typed: string): string => typed.replace(/\s/g, '');

/** True for a six-digit code. */
export const isFactorCode = (typed: string): boolean => /^\d{6}$/.test(stripSpaces(typed));
