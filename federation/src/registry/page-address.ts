/**
 * Returns the address of a page by its path, as visitors share it.
 * @param siteUrl with a trailing slash: 'https://ia.municipio.example/'
 * @param route '/biblioteca'
 */
export const pageAddress = (siteUrl: string, route = '/'): string =>
  route === '/' ? siteUrl : `${siteUrl}${route.slice(1)}/`;
