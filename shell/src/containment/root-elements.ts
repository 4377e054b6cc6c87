/**
 * What readers' own tools put on <html> and <body>, at any time: translation, dark mode, reading aids, writing aids. It is
 * theirs, whatever page they are on.
 */
const OF_TOOLS = {
  attribute: /^(imt-|cz-|data-(darkreader|gr-|new-gr-|lt-|immersive|helperbird))/,
  class: /^(translated-|darkreader|immersive|notranslate|helperbird|opendyslexic)/,
};

/** The theme follows the route; the room below what has the focus follows the notices that stand (`ToastRegion`). */
const OF_SHELL = { attribute: /^data-theme$/, property: /^scroll-padding/ };

const isTranslated = (): boolean => /\btranslated-/.test(document.documentElement.className);

function keepAttributes(element: HTMLElement): () => void {
  const kept = new Map([...element.attributes].map(({ name, value }) => [name, value]));
  const isOthers = (name: string) =>
    name === 'class' ||
    name === 'style' ||
    OF_SHELL.attribute.test(name) ||
    OF_TOOLS.attribute.test(name) ||
    (name === 'lang' && isTranslated());
  return () => {
    for (const name of new Set([...element.getAttributeNames(), ...kept.keys()])) {
      const value = kept.get(name);
      if (isOthers(name) || element.getAttribute(name) === (value ?? null)) continue;
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}

/** An attribute that holds nothing and was not there, goes. */
function tidy(element: HTMLElement, name: 'class' | 'style'): void {
  if (element.getAttribute(name) === '') element.removeAttribute(name);
}

function keepClasses(element: HTMLElement): () => void {
  const { classList } = element;
  const kept = [...classList];
  return () => {
    for (const name of [...classList])
      if (!kept.includes(name) && !OF_TOOLS.class.test(name)) classList.remove(name);
    for (const name of kept) if (!classList.contains(name)) classList.add(name);
    tidy(element, 'class');
  };
}

/** Property by property: the site's policy allows no style attribute to be written. */
function keepStyle(element: HTMLElement): () => void {
  const { style } = element;
  const names = () => Array.from(style, (name) => name);
  const read = () =>
    new Map(names().map((name) => [name, [style.getPropertyValue(name), style.getPropertyPriority(name)]]));
  const kept = read();
  return () => {
    const now = read();
    for (const name of new Set([...now.keys(), ...kept.keys()])) {
      const [value, priority] = kept.get(name) ?? [];
      if (OF_SHELL.property.test(name) || String(now.get(name)) === String(kept.get(name))) continue;
      if (value === undefined) style.removeProperty(name);
      else style.setProperty(name, value, priority);
    }
    tidy(element, 'style');
  };
}

/**
 * Remembers <html> and <body> as they are.
 * @returns puts them back: attributes, classes and style that a page left on them go
 */
export function keepRootElements(): () => void {
  const back = [document.documentElement, document.body].flatMap((element) => [
    keepAttributes(element),
    keepClasses(element),
    keepStyle(element),
  ]);
  return () => {
    for (const put of back) put();
  };
}
