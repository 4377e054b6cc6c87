import * as v from 'valibot';

/**
 * The first view of a page as markup, made by its app's own build: markup and code are of one version, and nothing of an app
 * runs where a site is composed. What it was made under is written down, and whoever composes leaves it out where the site is
 * otherwise. Its rules lie beside it, in a style sheet.
 */
const schema = v.object({
  html: v.string(),
  /** Names of the rules in the style sheet, as Emotion takes them for there already. */
  rules: v.array(v.string()),
  /** Where React saw it stand: by this the ids of `useId` are made. */
  place: v.string(),
  /** Versions of the packages that made it, which the shell has to bring. */
  made: v.record(v.string(), v.string()),
  /** Links of the site that stand in it as marks. */
  marks: v.array(v.string()),
  /** What it is made for. Where the site has something else, it would show something false. */
  needs: v.object({
    /** In-site addresses that lead somewhere. */
    routes: v.array(v.string()),
    /** By their names, as JSON. */
    flags: v.record(v.string(), v.string()),
    links: v.record(v.string(), v.string()),
    settings: v.record(v.string(), v.string()),
    shell: v.record(v.string(), v.string()),
  }),
});
export type FirstView = v.InferOutput<typeof schema>;

/** The shell's part of a first view: header and footer, with marks for what only the site knows. */
const framesSchema = v.object({
  place: v.string(),
  made: v.record(v.string(), v.string()),
  rules: v.array(v.string()),
  /** By {@link frameName}. */
  frames: v.record(v.string(), v.string()),
});
export type Frames = v.InferOutput<typeof framesSchema>;

export const readFirstView = (input: unknown): FirstView | null => {
  const result = v.safeParse(schema, input);
  return result.success ? result.output : null;
};
export const readFrames = (input: unknown): Frames | null => {
  const result = v.safeParse(framesSchema, input);
  return result.success ? result.output : null;
};

/** Where a build keeps what belongs to first views. */
export const FIRST_VIEWS = 'first-view';
/** './copilot-v3' → 'first-view/copilot-v3', to which .json and .css are added. */
export const firstViewOf = (expose: string): string => `${FIRST_VIEWS}/${expose.replace(/^\.\//, '')}`;
/** The same of the shell. */
export const FRAMES = `${FIRST_VIEWS}/frames`;

/** Which of the shell's frames goes around a page. */
export const frameName = (header: string, links: number, updated?: string): string =>
  `${header}${links > 0 ? ' with links' : ''}${updated && header !== 'landing' ? ', dated' : ''}`;
