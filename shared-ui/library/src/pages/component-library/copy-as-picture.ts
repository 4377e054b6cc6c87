import { token } from '@ia/shared-ui/tokens';

const CONTROLS = 'button, input, textarea, select, summary';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const LANDMARKS = 'header, footer, nav, main, aside';
/** Styles that browsers set by tag name. */
const TAG_STYLES = ['display', 'textAlign', 'font', 'margin', 'borderWidth'] as const;
// The policy blocks the attribute `style`, but not the property.
const OMITTED_ATTRIBUTES = ['type', 'name', 'value', 'checked', 'style'];

/**
 * Copies rendered markup without controls, headings and landmarks: classes and texts are the same, but nothing
 * takes the focus or structures the page.
 * @param source element whose children are copied. It must be in the document
 */
export function copyAsPicture(source: Element): DocumentFragment {
  const copy = source.cloneNode(true) as Element;
  for (const link of copy.querySelectorAll('a')) link.removeAttribute('href');
  for (const element of copy.querySelectorAll('[tabindex]')) element.removeAttribute('tabindex');
  const replaced = `${CONTROLS}, ${HEADINGS}, ${LANDMARKS}`;
  const originals = source.querySelectorAll<HTMLElement>(replaced);
  for (const [index, element] of [...copy.querySelectorAll(replaced)].entries())
    element.replaceWith(toSpan(element, originals[index] as HTMLElement));
  const picture = document.createDocumentFragment();
  picture.append(...copy.childNodes);
  return picture;
}

function toSpan(element: Element, original: HTMLElement): HTMLSpanElement {
  const span = document.createElement('span');
  for (const { name, value } of element.attributes)
    if (!OMITTED_ATTRIBUTES.includes(name)) span.setAttribute(name, value);
  span.style.cssText = original.style.cssText;
  const style = getComputedStyle(original);
  for (const property of TAG_STYLES) span.style[property] = style[property];
  if (original.matches('textarea, [type="text"], [type="search"]'))
    span.textContent = (original as HTMLInputElement).value;
  else if (original.matches(':checked')) span.style.borderColor = token.color.accent;
  else span.append(...element.childNodes);
  return span;
}
