const formats = new Map<number, Intl.NumberFormat>();

/**
 * A number as pt-PT writes it: '1200', '12 000', '66,7'. The one way to write numbers on the site.
 * @param decimals how many at most; further ones are rounded, zeros at the end are left out
 */
export function formatNumber(value: number, decimals = 1): string {
  const format = formats.get(decimals) ?? new Intl.NumberFormat('pt-PT', { maximumFractionDigits: decimals });
  formats.set(decimals, format);
  return format.format(value);
}
