/**
 * Returns the seed of a visitor's tile panel: course plus normalized name, so that spaces and capitals do not
 * change the drawing. Computed in the browser; it is not stored and is in no URL.
 */
export const visitorSeed = (course: string, name: string): string =>
  `${course}/${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-PT')}`;
