// Lisbon time on every device: the dates concern events in Portugal.
const dateFormat = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' });
const dateTimeFormat = new Intl.DateTimeFormat('pt-PT', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});
// The Swedish date format is ISO 8601.
const isoDateFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' });

const format = (formatter: Intl.DateTimeFormat, iso: string): string => {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
};

/** The current day in Lisbon as an ISO 8601 date, such as '2026-11-03'. */
export const todayInLisbon = (): string => isoDateFormat.format(new Date());

/** Formats a date as '3 de novembro de 2026'; '' when invalid. */
export const formatDate = (iso: string): string => format(dateFormat, iso);

/** Formats a date and time as '3 de novembro de 2026 às 14:05'. */
export const formatDateTime = (iso: string): string => format(dateTimeFormat, iso);
