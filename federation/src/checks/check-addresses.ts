import { type Declaration, readDeclaration } from '../build/declaration.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { readConfigFile } from '../site/config.ts';
import type { Candidate } from './candidate.ts';

/** Links and mailto links to a `.example` host. Ignores `nome@dominio.example` in a form, a format sample. */
const PLACEHOLDER_ADDRESS = /(?:https?:\/\/|mailto:)[\w.@%+-]*\.example(?![\w-])/g;
/** Files whose text may contain addresses. */
const TEXT_FILE = /\.(js|css|html|svg)$/;

/** Default values of the app's settings. check-config.ts rejects a default that the site does not override. */
const settingDefaults = ({ settings = {} }: Declaration): string =>
  Object.values(settings)
    .map((setting) => String(setting.default))
    .join(' ');

/**
 * Rejects pages that link to a placeholder address, if the site is marked `production`.
 * @throws FED-108 with files and addresses
 */
export async function checkAddresses({ build }: Candidate, site: Files): Promise<void> {
  if ((await readConfigFile(site)).production !== true) return;
  const declaredDefaults = settingDefaults(await readDeclaration(build));
  const lines: string[] = [];
  for (const file of (await build.below()).filter((name) => TEXT_FILE.test(name))) {
    const text = (await build.text(file)) ?? '';
    const addresses = new Set([...text.matchAll(PLACEHOLDER_ADDRESS)].map(([address]) => address));
    for (const address of addresses)
      if (!declaredDefaults.includes(address)) lines.push(`  ${file}: ${address}`);
  }
  if (lines.length === 0) return;
  throw errorOf('FED-108', { addresses: lines.join('\n') });
}
