const formats = new Map<number, Intl.NumberFormat>();

/**
 * Formats a number for pt-PT: '1200', '12 000', '66,7'. Use it for all numbers on the site.
 * @param decimals maximum decimals; the number is rounded and trailing zeros are dropped
 */
export function formatNumber(value: number, decimals = 1): string {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('pt-PT', { maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format.format(value);
}
