const LONG_DATE = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'UTC' });

/** '2026-11-22' as a reader and a machine read it. */
export const dateHtml = (day: string, id?: string): string =>
  `<time${id ? ` id="${id}"` : ''} datetime="${day}">${LONG_DATE.format(new Date(day))}</time>`;
