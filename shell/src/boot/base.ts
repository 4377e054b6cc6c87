// Taken once, when the shell starts: a page that writes a path into the address must not move the ground under the rest.
const base = document.baseURI.replace(/#.*$/s, '');

/**
 * An absolute address of something of this site.
 * @example atBase('./registry.json') // 'https://ia.municipio.example/registry.json'
 * @example atBase('#/curso') // 'https://ia.municipio.example/#/curso'
 */
export const atBase = (address: string): string => new URL(address, base).href;
