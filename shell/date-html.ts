const LONG_DATE = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a `<time>` element for a day such as '2026-11-22': with the long date in Portuguese. */
export const dateHtml = (day: string, id?: string): string =>
  `<time${id ? ` id="${id}"` : ''} datetime="${day}">${LONG_DATE.format(new Date(day))}</time>`;
