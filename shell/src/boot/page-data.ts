import type { SiteConfig } from '@ia/federation/config';
import { expectMainRoute, type Registry } from '@ia/federation/registry';
import { keepRegistry, type ReadPublished, type RegistryStore } from '../remotes/registry-store.ts';
import { fillIn } from './fill-in.ts';
import { readInline } from './read-inline.ts';

/** What the page was composed of. */
export interface PageData {
  config: SiteConfig;
  registry: RegistryStore;
}

const judge = () => import('./judge-page-data.ts');

/** Whoever composed the page read both as this shell would, and found nothing to tell (`isSound` in the release tool). */
const isSound = (): boolean => readInline('sound') === true;

/**
 * Reads registry and configuration from the page. What was found sound when it was composed is taken as it stands; anything
 * else is read with the validator, which loads for it.
 * @param isNamed whether this document may load an entry
 * @throws when the site cannot be shown from them: with file, key, expected and found
 */
export async function readPageData(isNamed: (entry: string) => boolean): Promise<PageData> {
  const [registry, config] = [readInline('registry'), readInline('site-config') ?? {}];
  if (!isSound()) return (await judge()).judgePageData(registry, config, isNamed);
  const read = async (input: unknown, file: string) => (await registryReader())(input, file);
  return {
    config: fillIn(__SITE_DEFAULTS__, config) as SiteConfig,
    registry: keepRegistry(expectMainRoute(registry as Registry), read, isNamed),
  };
}

/** Why the site could not start. Something may have changed the page since it was found sound: then what it did to it. */
export async function bootFailure(error: unknown): Promise<unknown> {
  const judging = await judge().catch(() => null);
  try {
    judging?.judgePageData(readInline('registry'), readInline('site-config') ?? {}, () => true);
    return error;
  } catch (reason) {
    return reason;
  }
}

let loaded: Promise<ReadPublished> | undefined;

/** What reads registries that are published later. Fetched once, while nobody waits for it; a try that failed is made again. */
export function registryReader(): Promise<ReadPublished> {
  loaded ??= judge().then(
    ({ createRegistryReader }) => {
      const read = createRegistryReader();
      return async (input, file) => read(input, file);
    },
    (error) => {
      loaded = undefined;
      throw error;
    },
  );
  return loaded;
}
