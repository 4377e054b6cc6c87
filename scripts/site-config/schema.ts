import * as v from 'valibot';
import { credentialKeysSchema } from '../../federation/src/config/credential-keys.ts';
import { siteConfigSchema } from '../../federation/src/config/site-config.ts';

// Schema and types of `site.config.json`, from which scripts/site-config-schema.ts generates JSON schema and
// tables.

/** Schemas of all keys. The release tool validates `credentialKeys` apart, so that no message quotes a key. */
const ENTRIES = { ...siteConfigSchema.entries, credentialKeys: v.optional(credentialKeysSchema) };

export type SiteConfigEntries = typeof ENTRIES;

/** The schema of a whole `site.config.json`. */
export const fileSchema = v.strictObject(ENTRIES);

/** The schema inside of optional values and lists. */
type Inner<S> = S extends { wrapped: infer W } ? Inner<W> : S extends { item: infer I } ? Inner<I> : S;
/** Schemas of the keys of an object or of a list of objects; never for other values. */
type EntriesOf<S> = Inner<S> extends { entries: infer E } ? E : never;

/** Purpose of a value; of an object or a list of objects, with the purposes of its keys. */
export type Description<S> = [EntriesOf<S>] extends [never]
  ? string
  : { purpose: string; keys: Descriptions<EntriesOf<S>> };

/** One description for each key: a missing or surplus key is a type error. */
export type Descriptions<E> = { [K in keyof E]: Description<E[K]> };
