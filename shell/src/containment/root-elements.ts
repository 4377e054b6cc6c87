/**
 * Attributes that browser extensions set on <html> and <body>: translation, dark mode, reading and writing
 * aids. They stay across pages.
 */
const EXTENSION_PATTERNS = {
  attribute: /^(imt-|cz-|data-(darkreader|gr-|new-gr-|lt-|immersive|helperbird))/,
  class: /^(translated-|darkreader|immersive|notranslate|helperbird|opendyslexic)/,
};

/** Set by the shell: the theme of the route, and scroll padding for the visible notices (`ToastRegion`). */
const SHELL_PATTERNS = { attribute: /^data-theme$/, property: /^scroll-padding/ };

/** Whether a browser translates the page: it then sets `lang` itself. */
const isTranslated = (): boolean => /\btranslated-/.test(document.documentElement.className);

function snapshotAttributes(element: HTMLElement): () => void {
  const saved = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  // Classes and style have their own snapshots.
  const isExempt = (name: string) =>
    name === 'class' ||
    name === 'style' ||
    SHELL_PATTERNS.attribute.test(name) ||
    EXTENSION_PATTERNS.attribute.test(name) ||
    (name === 'lang' && isTranslated());
  return () => {
    for (const name of new Set([...element.getAttributeNames(), ...saved.keys()])) {
      const value = saved.get(name);
      if (isExempt(name) || element.getAttribute(name) === (value ?? null)) continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** Removes an attribute that is empty. */
function removeIfEmpty(element: HTMLElement, name: 'class' | 'style'): void {
  if (element.getAttribute(name) === '') element.removeAttribute(name);
}

function snapshotClasses(element: HTMLElement): () => void {
  const { classList } = element;
  const saved = [...classList];
  return () => {
    for (const name of [...classList])
      if (!saved.includes(name) && !EXTENSION_PATTERNS.class.test(name)) classList.remove(name);
    for (const name of saved) if (!classList.contains(name)) classList.add(name);
    removeIfEmpty(element, 'class');
  };
}

/** Property by property, because the content security policy forbids setting the style attribute. */
function snapshotStyle(element: HTMLElement): () => void {
  const { style } = element;
  const names = () => Array.from(style, (name) => name);
  const read = () =>
    new Map(names().map((name) => [name, [style.getPropertyValue(name), style.getPropertyPriority(name)]]));
  const saved = read();
  return () => {
    const current = read();
    for (const name of new Set([...current.keys(), ...saved.keys()])) {
      const [value, priority] = saved.get(name) ?? [];
      if (SHELL_PATTERNS.property.test(name) || String(current.get(name)) === String(saved.get(name)))
        continue;
      if (value === undefined) style.removeProperty(name);
      else style.setProperty(name, value, priority);
    }
    removeIfEmpty(element, 'style');
  };
}

/**
 * Saves attributes, classes and style of <html> and <body> at start. Pages of different teams share both
 * elements, so the shell restores them between two pages (`DocumentReset`).
 * @returns a function that restores them, except for changes of the shell and of browser extensions
 */
export function snapshotRootElements(): () => void {
  const restorers = [document.documentElement, document.body].flatMap((element) => [
    snapshotAttributes(element),
    snapshotClasses(element),
    snapshotStyle(element),
  ]);
  return () => {
    for (const restore of restorers) restore();
  };
}
