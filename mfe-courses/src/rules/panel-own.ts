/**
 * What decides the tiles of somebody's panel: the name as one would say it, so that a space or a capital draws no other.
 * Made in the browser from what is typed; it is neither kept nor part of an address.
 */
export const panelOwn = (course: string, name: string): string =>
  `${course}/${name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-PT')}`;
