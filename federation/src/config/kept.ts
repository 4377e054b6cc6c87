import * as v from 'valibot';

const text = v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'));
/** Of a key, a field or a database: what is told to people stands in other words beside it. */
const name = v.pipe(v.string(), v.regex(/^[^\s<>]+$/, 'must be a name without spaces'));

/** How two devices become one. Every rule gives the same whichever comes first, twice as well as once, and lowers nothing. */
const mergeSchema = v.variant('rule', [
  /** A whole number: the greater one. */
  v.strictObject({ rule: v.literal('max') }),
  /** JSON: everything that either has. Of two numbers the greater, of two texts the longer. */
  v.strictObject({
    rule: v.literal('union'),
    /** In lists of objects, the field that tells whether two are the same one. */
    by: v.optional(name),
    /** The field by which one of two that are the same is the newer, and stands whole. */
    newest: v.optional(name),
    /** The longest that a list may become; the newest stay. */
    most: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  /** One word: what this device has stays, and where it has none it takes the other's. */
  v.strictObject({ rule: v.literal('here') }),
]);

/** Something that a visitor has done: it adds one layer to «O meu azulejo», whoever declares it. */
const layerSchema = v.strictObject({
  /** What was done, in few words: 'Um voto num princípio'. Places with the same name are one layer. */
  name: text,
  /** What brings it, as a sentence for whoever has not got it yet. */
  next: text,
  /** Where that is done: '/manifesto-cocreate#principios'. */
  to: v.pipe(v.string(), v.startsWith('/', 'must be an address of the site, such as "/museu"')),
  /** The field that must hold something; of a list, in any of its entries. Without one, whatever is there counts. */
  in: v.optional(name),
});

/** One place on the device. */
const keptKeySchema = v.strictObject({
  /** Its name there. `{id}` stands for what tells several apart: 'vote_principle_{id}'. */
  key: name,
  /**
   * What holds it: a key of localStorage, unless it says something else. `sessionStorage` goes when the tab is closed; of
   * `indexedDB` and `caches` the name is that of a database or a cache.
   */
  where: v.optional(v.picklist(['localStorage', 'sessionStorage', 'indexedDB', 'caches'])),
  /** Grows with what is stored, as in `Format` of the device storage. 1 where nothing is said. */
  format: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** How much it is, for people: «45 pontos». Of a number itself, of a list its length, of `{id}` how many there are. */
  amount: v.optional(
    v.strictObject({
      /** The field that holds the list. */
      in: v.optional(name),
      one: text,
      other: text,
    }),
  ),
  /** Without one, it belongs to this device alone and goes to no other. */
  merge: v.optional(mergeSchema),
  /** What it says that a visitor has done, for the tile that grows with it. No record of its own is kept of that. */
  layers: v.optional(v.array(layerSchema)),
});

/** What an app keeps on a visitor's device for one purpose: one line for people, erased as one. */
export const keptSchema = v.strictObject({
  /** What it is, in the visitor's words: 'Curso «Descobrir a IA»'. */
  label: text,
  /** What it is for, and when it goes by itself. */
  purpose: text,
  /** Where the page of one's own data shows it. */
  kind: v.picklist(['progress', 'participation', 'texts', 'settings', 'technical']),
  keys: v.pipe(v.array(keptKeySchema), v.minLength(1, 'must name at least one')),
});

export type Kept = v.InferOutput<typeof keptSchema>;
export type KeptKey = v.InferOutput<typeof keptKeySchema>;
export type TileLayer = v.InferOutput<typeof layerSchema>;
export type Merge = v.InferOutput<typeof mergeSchema>;
