/** An origin: scheme, optional wildcard, host and port. */
const ORIGIN = /^(https?):\/\/(\*\.)?([a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/;
/** Hosts of this machine, which need no encryption. */
const LOCAL_HOST = /(^|\.)localhost$|^127\.\d+\.\d+\.\d+$/;

/**
 * Checks the public origin of previews (`--previews-origin`), which show unpublished builds.
 * @param siteUrl the site's address, if it has one
 * @throws when it is not an origin, is unencrypted, or is the site's own: previews would share the site's
 * browser storage.
 */
export function assertPreviewsOrigin(origin: string, siteUrl: string | null): void {
  const [, scheme, , host = ''] = ORIGIN.exec(origin) ?? [];
  if (!scheme || (scheme === 'http' && !LOCAL_HOST.test(host))) {
    throw new Error(
      `--previews-origin: expected an origin such as "https://previas.municipio.example", or "https://*.previas.municipio.example" for one host per preview, found ${JSON.stringify(origin)}. Nothing was started.`,
    );
  }
  if (siteUrl === null || new URL(siteUrl).origin !== origin) return;
  throw new Error(
    `--previews-origin: expected another origin than the site's own, ${origin}: a preview could read and write the site's data in visitors' browsers. Nothing was started.`,
  );
}
