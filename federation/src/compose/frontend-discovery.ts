import type { Files } from '../files/folder.ts';
import { jsonText } from '../files/json.ts';
import type { Registry } from '../registry/schema.ts';
import { readReleaseRecord } from '../site/releases.ts';

/** An app in the frontend discovery schema (github.com/awslabs/frontend-discovery, v1-pre). */
interface MicroFrontend {
  url: string;
  metadata: { version: string; integrity: string };
  extras: { modulefederation: { name: string; type: 'module'; manifest: string; exposes: string[] } };
  deployment: { traffic: 100; default: true };
}

/**
 * Returns `frontend-discovery.json`: the live apps, for other tools and hosts that read this schema.
 * Addresses are absolute if the site has a `siteUrl`, otherwise relative to the file.
 */
export async function frontendDiscovery(
  site: Files,
  { apps }: Registry,
  siteUrl: string | null,
): Promise<string> {
  const address = (file: string) => (siteUrl ? new URL(file, siteUrl).href : file);
  const microFrontends: Record<string, [MicroFrontend]> = {};
  for (const [name, { version, base, entry, routes }] of Object.entries(apps)) {
    const files = (await readReleaseRecord(site, name, version))?.files;
    const sha256 = files?.[entry.slice(base.length)]?.sha256;
    // Omits an app without a checksum, because the schema requires one.
    if (!sha256) continue;
    microFrontends[name] = [
      {
        url: address(entry),
        metadata: { version, integrity: `sha256-${sha256}` },
        extras: {
          modulefederation: {
            name,
            type: 'module',
            manifest: address(`${base}mf-manifest.json`),
            exposes: routes.map(({ expose }) => expose),
          },
        },
        deployment: { traffic: 100, default: true },
      },
    ];
  }
  return jsonText({ schema: 'https://mfewg.org/schema/v1-pre.json', microFrontends });
}
