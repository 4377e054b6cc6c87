import { type Declaration, declarationOf } from '../build/declaration.ts';
import { errorOf } from '../errors/error-of.ts';
import type { Files } from '../files/folder.ts';
import { configOf } from '../site/config.ts';
import type { Candidate } from './candidate.ts';

/** Placeholder links and mail addresses. `nome@dominio.example` in a form is only a sample of the format. */
const EXAMPLE = /(?:https?:\/\/|mailto:)[\w.@%+-]*\.example(?![\w-])/g;
/** Files whose text may contain addresses. */
const TEXT = /\.(js|css|html|svg)$/;

/** Defaults of settings. check-config.ts refuses the defaults that the site does not override. */
const defaultsIn = ({ settings = {} }: Declaration): string =>
  Object.values(settings)
    .map((setting) => String(setting.default))
    .join(' ');

/**
 * Rejects pages that link to a placeholder address, if the site is marked `production`.
 * @throws FED-108 with files and addresses
 */
export async function checkAddresses({ build }: Candidate, site: Files): Promise<void> {
  if ((await configOf(site)).production !== true) return;
  const known = defaultsIn(await declarationOf(build));
  const lines: string[] = [];
  for (const file of (await build.below()).filter((name) => TEXT.test(name))) {
    const text = (await build.text(file)) ?? '';
    const found = new Set([...text.matchAll(EXAMPLE)].map(([address]) => address));
    for (const address of found) if (!known.includes(address)) lines.push(`  ${file}: ${address}`);
  }
  if (lines.length === 0) return;
  throw errorOf('FED-108', { addresses: lines.join('\n') });
}
