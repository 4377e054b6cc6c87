import type { SiteConfig } from '@ia/federation/config';
import { assertMainRoute, type Registry } from '@ia/federation/registry';
import { readInline } from '../lib/read-inline.ts';
import {
  createRegistryStoreFrom,
  type ReadPublished,
  type RegistryStore,
} from '../remotes/registry-store.ts';
import { fillIn } from './fill-in.ts';

/** Registry and configuration of the document. */
export interface PageData {
  config: SiteConfig;
  registry: RegistryStore;
}

const loadValidator = () => import('./validate-page-data.ts');

/**
 * Registry and configuration were validated at publish time with this schema (`isPrevalidated` in
 * federation/src/compose).
 */
const isPrevalidated = (): boolean => readInline('prevalidated') === true;

/**
 * Reads registry and configuration from the document. Prevalidated data is used as it is; other data loads
 * the validator.
 * @param isNamed true for an entry that this document may load
 * @throws when the site cannot start with this data. The message names file, key, expected and found value
 */
export async function readPageData(isNamed: (entry: string) => boolean): Promise<PageData> {
  const [registry, config] = [readInline('registry'), readInline('site-config') ?? {}];
  if (!isPrevalidated()) return (await loadValidator()).validatePageData(registry, config, isNamed);
  const read = async (input: unknown, file: string) => (await registryReader())(input, file);
  return {
    config: fillIn(__SITE_DEFAULTS__, config) as SiteConfig,
    registry: createRegistryStoreFrom(assertMainRoute(registry as Registry), read, isNamed),
  };
}

/**
 * The cause of a failed start. Prevalidated data may have been altered since: validates it to name the cause.
 */
export async function bootFailure(error: unknown): Promise<unknown> {
  const validator = await loadValidator().catch(() => null);
  try {
    validator?.validatePageData(readInline('registry'), readInline('site-config') ?? {}, () => true);
    return error;
  } catch (reason) {
    return reason;
  }
}

let loaded: Promise<ReadPublished> | undefined;

/**
 * Loads the reader of registries that are published later. Fetched once, when idle; a failed load is retried.
 */
export function registryReader(): Promise<ReadPublished> {
  loaded ??= loadValidator().then(
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
