// @vitest-environment node
import { expect, it } from 'vitest';
import { closedElements, findForbiddenMarkup } from './elements.ts';

// A document contains prerendered markup. `findForbiddenMarkup` finds markup that would break the document,
// run code, or be blocked by the content security policy.

it('closedElements returns elements in the order of their end tags', () => {
  const html = '<div class="a"><p>um<br/>dois</p><svg><path d="M0 0"></path></svg></div>';
  expect(closedElements(html).map(({ tag }) => tag)).toEqual(['br', 'p', 'path', 'svg', 'div']);
});

it('findForbiddenMarkup accepts React output, including comments', () => {
  const html = '<p>a<!-- -->b</p><!--$--><input value="&gt; style=&quot;x&quot;"/><!--/$-->texto style="x"';
  expect(findForbiddenMarkup(html)).toBeNull();
});

it.each([
  ['<p>', /not closed/],
  ['</main><p></p>', /closes/],
  ['<p><!-- o resto do documento', /comment/],
  ['<script>x()</script>', /<script/],
  ['<p><style>p{}</style></p>', /<style/],
  ['<p style="color:red">x</p>', /attribute/],
  ['<p onclick="x()">x</p>', /attribute/],
  ['<meta http-equiv="refresh">', /<meta/],
])('findForbiddenMarkup rejects %s', (html, reason) => {
  expect(findForbiddenMarkup(html)).toMatch(reason);
});
