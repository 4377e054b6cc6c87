import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** Identifier of a storage key, field or database. Visitors see its label. */
const name = v.pipe(v.string(), v.regex(/^[^\s<>]+$/, 'must be a name without spaces'));

/**
 * How the data of two devices merge when a visitor transfers them to another device. Merging again changes
 * nothing, and never loses data of this device. `max` and `union` also give the same result in either order.
 */
const mergeSchema = v.variant('rule', [
  /** Whole numbers: takes the greater one. */
  v.strictObject({ rule: v.literal('max') }),
  /** JSON: deep union of both. Takes the greater of two numbers and the longer of two texts. */
  v.strictObject({
    rule: v.literal('union'),
    /** Identity field of objects in lists. */
    idField: v.optional(name),
    /** Field to compare two objects with the same identity: the newer one replaces the other completely. */
    timeField: v.optional(name),
    /** Maximum length of a list. The newest entries stay. */
    maxEntries: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** A single value: this device's value wins; without one, the other device's value is used. */
  v.strictObject({ rule: v.literal('local') }),
]);

/** An achievement of the visitor. Each adds one layer to the tile «O meu azulejo». */
const layerSchema = v.strictObject({
  /** Short description: 'Um voto num princípio'. Keys with the same name share one layer. */
  name: text,
  /** How to earn the layer, as a sentence for visitors who do not have it yet. */
  hint: text,
  /** Address where the visitor can earn it: '/manifesto-cocreate#principios'. */
  address: v.pipe(v.string(), v.startsWith('/', 'must be an address of the site, such as "/museu"')),
  /** Field that must be non-empty; in a list, in any entry. Without it, any stored value counts. */
  field: v.optional(name),
});

/** One storage key on the device. */
const deviceKeySchema = v.strictObject({
  /** Storage key. `{id}` is a placeholder for a family of keys: 'vote_principle_{id}'. */
  key: name,
  /**
   * Storage area, by default `localStorage`. `sessionStorage` ends with the tab. For `indexedDB` and
   * `caches`, `key` is the name of the database or cache.
   */
  storage: v.optional(v.picklist(['localStorage', 'sessionStorage', 'indexedDB', 'caches'])),
  /** Version of the stored format, as in `Format` of the device storage. Default: 1. */
  format: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /**
   * Amount to show to visitors: «45 pontos». The value of a number, the length of a list,
   * the count of `{id}` keys.
   */
  amount: v.optional(
    v.strictObject({
      /** Field with the list. */
      field: v.optional(name),
      one: text,
      other: text,
    }),
  ),
  /** Without a rule, the data is not transferred to another device. */
  merge: v.optional(mergeSchema),
  /** Achievements that the tile derives from this key. They are not stored separately. */
  layers: v.optional(v.array(layerSchema)),
});

/** Data that an app stores on a visitor's device for one purpose: shown as one line, erased together. */
export const deviceDataSchema = v.strictObject({
  /** Label for visitors: 'Curso «Descobrir a IA»'. */
  label: text,
  /** Purpose, and when the data expires. */
  purpose: text,
  /** Section of the page «O meu progresso» that shows it. */
  kind: v.picklist(['progress', 'participation', 'texts', 'settings', 'technical']),
  keys: v.pipe(v.array(deviceKeySchema), v.minLength(1, 'must name at least one')),
});

export type DeclaredDeviceData = v.InferOutput<typeof deviceDataSchema>;
export type DeclaredDeviceKey = v.InferOutput<typeof deviceKeySchema>;
export type TileLayer = v.InferOutput<typeof layerSchema>;
export type Merge = v.InferOutput<typeof mergeSchema>;
