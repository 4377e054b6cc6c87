import type { Registry } from '../registry/schema.ts';
import { jsonText } from './folder.ts';
import { readRelease } from './release.ts';

/** An app as the frontend discovery schema (github.com/awslabs/frontend-discovery, v1-pre) has it. */
interface MicroFrontend {
  url: string;
  metadata: { version: string; integrity: string };
  extras: { modulefederation: { name: string; type: 'module'; manifest: string; exposes: string[] } };
  deployment: { traffic: 100; default: true };
}

/**
 * `frontend-discovery.json`: what is live, for tools and hosts that read that schema. Nothing of ours reads it. Addresses
 * are absolute where the site knows its own, and otherwise relative to the file.
 */
export async function frontendDiscovery(
  site: string,
  { apps }: Registry,
  siteUrl: string | null,
): Promise<string> {
  const address = (file: string) => (siteUrl ? new URL(file, siteUrl).href : file);
  const microFrontends: Record<string, [MicroFrontend]> = {};
  for (const [name, { version, base, entry, routes }] of Object.entries(apps)) {
    const files = (await readRelease(site, name, version))?.files;
    const sha256 = files?.[entry.slice(base.length)]?.sha256;
    // The schema wants a checksum: an app of which nobody knows one is not in it.
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
