/** The code of an application as it is sent: people write it as «123 456». */
export const digitsOf = (typed: string): string => typed.replace(/\s/g, '');

export const isFactorCode = (typed: string): boolean => /^\d{6}$/.test(digitsOf(typed));
