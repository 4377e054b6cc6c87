const SHAPE = /^(https?):\/\/(\*\.)?([a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/;
const HERE = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$/;

/**
 * Where previews are to be found by browsers.
 * @param siteUrl of the site, when it has one
 * @throws when it is no origin, crosses a network in the clear, or is the site's own: previews would share its storage.
 */
export function expectPreviewsOrigin(origin: string, siteUrl: string | null): void {
  const [, scheme, , host = ''] = SHAPE.exec(origin) ?? [];
  if (!scheme || (scheme === 'http' && !HERE.test(host))) {
    throw new Error(
      `--previews-origin: expected an origin such as "https://previas.municipio.example", or "https://*.previas.municipio.example" for a host of its own for each, found ${JSON.stringify(origin)}. Nothing was started.`,
    );
  }
  if (siteUrl === null || new URL(siteUrl).origin !== origin) return;
  throw new Error(
    `--previews-origin: expected another origin than the site's own, ${origin}: a preview would read and write what visitors' browsers keep for the site. Nothing was started.`,
  );
}
