import type { SiteConfig } from '@ia/federation/config';
import { assertMainRoute, type Registry } from '@ia/federation/registry';
import { readInline } from '../lib/read-inline.ts';
import {
  createRegistryStoreFrom,
  type ReadPublished,
  type RegistryStore,
} from '../remotes/registry-store.ts';
import { fillIn } from './fill-in.ts';

/** Registry and configuration that the document contains. */
export interface PageData {
  config: SiteConfig;
  registry: RegistryStore;
}

const loadValidator = () => import('./validate-page-data.ts');

/**
 * True when registry and configuration were validated at publish time with this schema (`isPrevalidated` in
 * federation/src/compose).
 */
const isPrevalidated = (): boolean => readInline('prevalidated') === true;

/**
 * Reads registry and configuration from the document. Prevalidated data is used as it is; other data loads
 * the validator.
 * @param isLoadable true for the address of a remote's entry that this document may load
 * @throws when the site cannot start with this data. The message names file, key, expected and found value
 */
export async function readPageData(isLoadable: (entry: string) => boolean): Promise<PageData> {
  const [registry, config] = [readInline('registry'), readInline('site-config') ?? {}];
  if (!isPrevalidated()) return (await loadValidator()).validatePageData(registry, config, isLoadable);
  const read = async (input: unknown, file: string) => (await loadRegistryReader())(input, file);
  return {
    config: fillIn(__SITE_DEFAULTS__, config) as SiteConfig,
    registry: createRegistryStoreFrom(assertMainRoute(registry as Registry), read, isLoadable),
  };
}

/**
 * Finds the cause of a failed start. Validates the page data, because prevalidated data may have been
 * altered.
 * @returns the validation error, else the given error
 */
export async function findBootError(error: unknown): Promise<unknown> {
  const validator = await loadValidator().catch(() => null);
  try {
    validator?.validatePageData(readInline('registry'), readInline('site-config') ?? {}, () => true);
    return error;
  } catch (reason) {
    return reason;
  }
}

let loadingReader: Promise<ReadPublished> | undefined;

/**
 * Loads the reader of registries that are published later. Fetched once, when idle; a failed load is retried.
 */
export function loadRegistryReader(): Promise<ReadPublished> {
  loadingReader ??= loadValidator().then(
    ({ createRegistryReader }) => {
      const read = createRegistryReader();
      return async (input, file) => read(input, file);
    },
    (error) => {
      loadingReader = undefined;
      throw error;
    },
  );
  return loadingReader;
}
