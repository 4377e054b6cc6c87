import * as v from 'valibot';

// An upload is one request: a line of JSON, which names every file with its size and its sha256, and then the files' bytes,
// one after the other in the order of the list.
//
// Why not an archive: tar and zip can say what a build never is (links, devices, absolute paths, two files of one name), and
// a reader has to know all of it to refuse it. Here nothing but files can be said, all sizes are known before the first byte
// is stored, and what does not hash to what was announced is never written. Why not a list first and then the missing files
// alone: a build weighs some hundred kilobytes, and a half-finished upload would have to be kept between requests. As one
// request it is there whole or it is nowhere.

/** A later client may send another one; the service says which it reads. */
export const FORMAT = 1;

export const LIMITS = {
  /** Of the first line. */
  head: 2_000_000,
  files: 5000,
  /** Of one file, which the service holds in memory until it knows that it is the one that was announced. */
  file: 16_000_000,
  /** Of all files together. */
  total: 64_000_000,
  /** Characters of a path. */
  path: 300,
};

/** A preview is for being looked at before a release, and no site of its own. */
export const MOST_DAYS = 14;

const size = v.pipe(v.number(), v.integer(), v.minValue(0));
const COMMIT = /^[0-9a-f]{7,64}(-dirty)?$/;
const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[@\s]/.test(text) && text.length < 300;

/** The first line. What this service does not know may be added to it, but for the options: they change what is done. */
export const headSchema = v.object({
  format: v.literal(FORMAT),
  files: v.array(
    v.object({
      path: v.string(),
      bytes: size,
      sha256: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be a sha256 in base64')),
    }),
  ),
  /** Those of `federation publish`. */
  options: v.strictObject({
    activate: v.optional(v.boolean()),
    newOwner: v.optional(v.boolean()),
    removeRoutes: v.optional(v.array(v.string())),
    baseUrl: v.optional(v.string()),
    force: v.optional(v.boolean()),
    reason: v.optional(v.string()),
    /** How long the link of a preview opens. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_DAYS))),
  }),
  /** Where the build comes from, which only the machine that built it knows. Public. */
  origin: v.object({
    commit: v.optional(v.pipe(v.string(), v.regex(COMMIT, 'must be the hash of a commit'))),
    repository: v.optional(v.pipe(v.string(), v.check(isWebAddress, 'must be an address on the web'))),
  }),
  /** Of a shell: its build does not say it, as an app's does. */
  version: v.optional(v.string()),
});

export type Head = v.InferOutput<typeof headSchema>;
export type UploadOptions = Head['options'];
