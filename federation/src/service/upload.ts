import * as v from 'valibot';

// An upload is one request: a line of JSON that lists every file with its size and SHA-256, followed by the
// contents of the files in the same order.
//
// Why not an archive: tar and zip allow entries that a build never has (links, devices, absolute paths,
// duplicate names), and a reader must know all of them to reject them. This format allows only files. All
// sizes are known before the first byte is stored, and a file with a wrong hash is never written. Why not
// send only missing files: a build has some hundred kilobytes, and the server would have to store partial
// uploads between requests. One request is complete or rejected.

/** Version of the upload format. The service rejects other versions and names its own. */
export const FORMAT = 1;

/** Limits of an upload. */
export const LIMITS = {
  /** Bytes of the first line. */
  head: 2_000_000,
  /** Number of files. */
  files: 5000,
  /** Bytes of one file. The service buffers each file in memory to check its hash. */
  file: 16_000_000,
  /** Bytes of all files. */
  total: 64_000_000,
  /** Characters of a path. */
  path: 300,
};

/** Maximum lifetime of a preview in days. A preview serves to review a release, not as a permanent site. */
export const MAX_PREVIEW_DAYS = 14;

const size = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Hash of a git commit; `-dirty` with uncommitted changes. */
const COMMIT = /^[0-9a-f]{7,64}(-dirty)?$/;
/** True for an http(s) address without user name, of a length to show in a page. */
const isWebAddress = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && !/[@\s]/.test(text) && text.length < 300;

/**
 * The first line. Unknown keys are ignored, except in `options`: an ignored option would change the result.
 */
export const headSchema = v.object({
  format: v.literal(FORMAT),
  files: v.array(
    v.object({
      path: v.string(),
      bytes: size,
      sha256: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be a sha256 in base64')),
    }),
  ),
  /** Options of `federation publish` and `federation preview`. */
  options: v.strictObject({
    activate: v.optional(v.boolean()),
    newOwner: v.optional(v.boolean()),
    removeRoutes: v.optional(v.array(v.string())),
    baseUrl: v.optional(v.string()),
    force: v.optional(v.boolean()),
    reason: v.optional(v.string()),
    /** Lifetime of a preview's link, in days. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PREVIEW_DAYS))),
  }),
  /** Source of the build, which only the client knows. Public. */
  origin: v.object({
    commit: v.optional(v.pipe(v.string(), v.regex(COMMIT, 'must be the hash of a commit'))),
    repository: v.optional(v.pipe(v.string(), v.check(isWebAddress, 'must be a web address'))),
  }),
  /** Version of a shell. The build of an app contains its version, the build of a shell does not. */
  version: v.optional(v.string()),
});

/** The first line, validated. */
export type Head = v.InferOutput<typeof headSchema>;
export type UploadOptions = Head['options'];
