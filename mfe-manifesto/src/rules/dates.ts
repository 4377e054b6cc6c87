// Lisbon time on every device: the dates concern events in Portugal.
const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' });
const dateTimeFormat = new Intl.DateTimeFormat('pt-PT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});

const format = (formatter: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
};

/** Formats a date as '3 de novembro de 2026'; '' when invalid. */
export const formatDate = (iso: string): string => format(dateFormat, iso);

/** Formats a date and time as '3 de novembro de 2026 às 14:05'. */
export const formatDateTime = (iso: string): string => format(dateTimeFormat, iso);
