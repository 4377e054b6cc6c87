// @vitest-environment node
import { expect, it } from 'vitest';
import { closedElements, unfitMarkup } from './elements.ts';

it('tells elements from the inside out', () => {
  const html = '<div class="a"><p>um<br/>dois</p><svg><path d="M0 0"></path></svg></div>';
  expect(closedElements(html).map(({ tag }) => tag)).toEqual(['br', 'p', 'path', 'svg', 'div']);
});

it('takes what React writes, its own comments among it', () => {
  const html = '<p>a<!-- -->b</p><!--$--><input value="&gt; style=&quot;x&quot;"/><!--/$-->texto style="x"';
  expect(unfitMarkup(html)).toBeNull();
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
])('puts no %s into a document', (html, why) => {
  expect(unfitMarkup(html)).toMatch(why);
});
