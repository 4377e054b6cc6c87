import { ShellProvider } from '@ia/federation';
import { fakeShell } from '@ia/federation/fake-shell';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { entries } from './library-sets.ts';

// HTML rules that browsers tolerate but validators report. Each example is checked as rendered in the
// library: below an `h3`.
const PHRASING_ONLY = 'span, p, h1, h2, h3, h4, h5, h6, button, label, small, strong, em, code, pre, summary';
const BLOCKS =
  'div, p, ul, ol, dl, section, article, aside, nav, header, footer, figure, table, form, fieldset, blockquote, pre, hr, details, h1, h2, h3, h4, h5, h6';
// https://www.w3.org/TR/wai-aria-1.2/#namefromprohibited
const NAME_PROHIBITED = 'span, div, p, code, em, strong, small, sub, sup, caption, pre, time';
const INTERACTIVE = 'a[href], button, input:not([type="hidden"]), select, textarea, [tabindex]';

const openingTag = (element: Element) => (element.cloneNode() as Element).outerHTML.replace(/<\/.*$/, '');
/** Returns the nearest ancestor that is not a link: the content model of a link is that of its parent. */
const contentParent = (element: Element): Element | null => {
  const parent = element.parentElement;
  return parent?.localName === 'a' ? contentParent(parent) : parent;
};

function findProblems(root: Element): string[] {
  const problems: string[] = [];
  for (const block of root.querySelectorAll(BLOCKS)) {
    const parent = contentParent(block);
    const headingInSummary = parent?.localName === 'summary' && /^h\d$/.test(block.localName);
    if (parent?.matches(PHRASING_ONLY) && !headingInSummary) {
      problems.push(`${openingTag(block)} inside ${openingTag(parent)}`);
    }
  }
  for (const named of root.querySelectorAll('[aria-label], [aria-labelledby]')) {
    if (named.matches(NAME_PROHIBITED) && !named.getAttribute('role')) {
      problems.push(`aria-label on an element without a role: ${openingTag(named)}`);
    }
  }
  for (const outer of root.querySelectorAll('a[href], button')) {
    const inner = outer.querySelector(INTERACTIVE);
    if (inner) problems.push(`${openingTag(inner)} inside ${openingTag(outer)}`);
  }
  // Publishing rejects placeholder addresses in production.
  for (const link of root.querySelectorAll('a[href*=".example"]')) {
    problems.push(`placeholder address: ${openingTag(link)}`);
  }
  for (const list of root.querySelectorAll('ul, ol')) {
    const other = [...list.children].find((child) => child.localName !== 'li');
    if (other) problems.push(`${openingTag(other)} inside ${openingTag(list)}`);
  }
  let level = 3;
  for (const heading of root.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const next = Number(heading.localName.slice(1));
    if (next > level + 1) problems.push(`h${next} after h${level}: ${heading.textContent}`);
    level = next;
  }
  return problems;
}

const examples = entries.flatMap(({ component, examples }) =>
  Object.entries(examples).map(([name, Example]) => [component, name, Example] as const),
);

test.each(examples)('%s, «%s», is valid HTML', async (component, _name, Example) => {
  const { container } = render(
    <ShellProvider shell={fakeShell()}>
      <Example />
    </ShellProvider>,
  );
  // Markdown renders after loading its chunk.
  if (component === 'Markdown')
    await vi.waitFor(() => expect(container.querySelector('strong')).not.toBeNull(), 5000);
  expect(findProblems(container)).toEqual([]);
});
