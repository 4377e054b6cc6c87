// Figures of the movement are read in Portugal, wherever the device is.
const long = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' });
const withTime = new Intl.DateTimeFormat('pt-PT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});

const format = (formatter: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
};

/** '3 de novembro de 2026'; '' for what is not a date. */
export const longDate = (iso: string): string => format(long, iso);

/** '3 de novembro de 2026 às 14:05'. */
export const longDateTime = (iso: string): string => format(withTime, iso);
