import * as v from 'valibot';

/**
 * File of a page's prerendered view. The app's build creates it, so that markup and code have one version and
 * composition runs no app code. The view records its conditions; composition skips it if the site differs.
 * Its CSS is a separate file.
 */
const viewSchema = v.object({
  html: v.string(),
  /** Names of the rules in the style sheet. Emotion treats them as inserted. */
  rules: v.array(v.string()),
  /** Position in React's tree, which `useId` derives ids from. */
  treePosition: v.string(),
  /** Versions of the packages that rendered it. The shell must provide the same. */
  made: v.record(v.string(), v.string()),
  /** Links of the site that are marks in the markup. */
  marks: v.array(v.string()),
  /** Conditions: a site with other values would show wrong content. */
  needs: v.object({
    /** In-site addresses that must exist. */
    routes: v.array(v.string()),
    /** Values that the page read, as JSON by name. */
    flags: v.record(v.string(), v.string()),
    links: v.record(v.string(), v.string()),
    settings: v.record(v.string(), v.string()),
    shell: v.record(v.string(), v.string()),
  }),
});
export type PrerenderedView = v.InferOutput<typeof viewSchema>;

/** The shell's part of a prerendered view: header and footer, with marks for values of the site. */
const framesSchema = v.object({
  treePosition: v.string(),
  made: v.record(v.string(), v.string()),
  rules: v.array(v.string()),
  /** By {@link frameName}. */
  frames: v.record(v.string(), v.string()),
});
export type Frames = v.InferOutput<typeof framesSchema>;

/** @returns null when the input is not a prerendered view */
export const readPrerenderedView = (input: unknown): PrerenderedView | null => {
  const result = v.safeParse(viewSchema, input);
  return result.success ? result.output : null;
};
/** @returns null when the input is not a file of frames */
export const readFrames = (input: unknown): Frames | null => {
  const result = v.safeParse(framesSchema, input);
  return result.success ? result.output : null;
};

/** Folder of prerendered views in a build. */
export const PRERENDER_FOLDER = 'prerender';
/** Returns the file of a prerendered view without .json or .css: './copilot-v3' → 'prerender/copilot-v3'. */
export const prerenderedFileOf = (expose: string): string =>
  `${PRERENDER_FOLDER}/${expose.replace(/^\.\//, '')}`;
/** File of the shell's frames without .json or .css. */
export const FRAMES = `${PRERENDER_FOLDER}/frames`;

/**
 * Returns the name of the shell's frame for a page: 'course with links, dated'.
 * @param header kind of the page's header
 * @param links number of links in the header
 * @param updated date of the page's last update, which the footer shows
 */
export const frameName = (header: string, links: number, updated?: string): string =>
  `${header}${links > 0 ? ' with links' : ''}${updated && header !== 'landing' ? ', dated' : ''}`;
