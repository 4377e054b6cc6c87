import { NAMES, type Preferences } from './choices.ts';

/**
 * Sets the attributes of the preferences on <html>, and the colour of the browser's interface. Uses only the names of
 * the preferences, so that the bundler drops their values: the script that runs this before the first paint stays small.
 * @param chosen values that differ from the default; unvalidated: a value that is not a short word is ignored
 */
export function showPreferences(chosen: { readonly [C in keyof Preferences]?: unknown }): void {
  const { dataset } = document.documentElement;
  for (const name of NAMES) {
    const value = chosen[name];
    if (typeof value === 'string' && /^\w{1,9}$/.test(value)) dataset[name] = value;
    else delete dataset[name];
  }
  // The only system setting that the style sheets do not query themselves.
  if (!chosen.contrast && matchMedia('(prefers-contrast: more)').matches) dataset.contrast = 'more';
  // `theme-color`, the only meta with `media`: the browser's own interface takes the colour of the page, not
  // of the system.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[media]')) {
    // Keeps the original media query.
    meta.dataset.system ??= meta.media;
    const { scheme } = dataset;
    meta.media = !scheme ? meta.dataset.system : meta.dataset.system.includes(scheme) ? 'all' : 'not all';
  }
}
