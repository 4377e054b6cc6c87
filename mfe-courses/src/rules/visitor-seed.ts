/**
 * Returns the text from which the tiles on a declaration or a colouring sheet are generated: course plus
 * normalized name. Spaces and capitals of the name do not change the drawing. It is not stored and is in no
 * URL.
 */
export const visitorSeed = (course: string, name: string): string =>
  `${course}/${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-PT')}`;
