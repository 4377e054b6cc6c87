import { expect, it } from 'vitest';
import { fillSite } from './fill-site.ts';

// Static pages, such as /privacidade/, have placeholders for values of `site.config.json`. `<mark>` shows
// that the municipality has not set a value yet.

const ENTITY = { entity: { name: 'Município <de> Évora', url: 'https://evora.example.pt/?a="b"' } };

it('fillSite inserts escaped values in text and in attributes', () => {
  const html = fillSite('<a href="{site:links.entity.url}">{site:links.entity.name}</a>', {
    links: ENTITY,
  });
  expect(html).toBe('<a href="https://evora.example.pt/?a=&quot;b&quot;">Município &lt;de&gt; Évora</a>');
});

it('fillSite marks default and missing values in text', () => {
  expect(fillSite('{site:links.contactEmail}', {})).toBe('<mark>ia-para-todos@municipio.example</mark>');
  expect(fillSite('{site:legal.aiService}', {})).toBe('<mark>a preencher pelo município</mark>');
  expect(fillSite('{site:of.a.later.shell}', {})).toBe('<mark>a preencher pelo município</mark>');
  const invalidConfig = { legal: { dataProtectionEmail: 'no address', aiService: 'Nenhum.' } };
  expect(fillSite('{site:legal.dataProtectionEmail} {site:legal.aiService}', invalidConfig)).toBe(
    '<mark>protecao-de-dados@municipio.example</mark> Nenhum.',
  );
});

it('fillSite keeps the explanation of the marks only while the text contains one', () => {
  const page =
    '<main>\n<!-- while marked --><p><mark>assim</mark></p><!-- end marked -->{site:links.contactEmail}</main>';
  expect(fillSite(page, {})).toContain('<p><mark>assim</mark></p>');
  expect(fillSite(page, { links: { contactEmail: 'a@b.pt' } })).toBe('<main>a@b.pt</main>');
});

it('fillSite keeps the paragraphs for the site’s AI mode', () => {
  const html =
    '<p>a</p><!-- with ai --><p>b</p><!-- end with ai --><!-- without ai --><p>c</p><!-- end without ai -->';
  expect(fillSite(html, { ai: { mode: 'server' } })).toBe('<p>a</p><p>b</p>');
  expect(fillSite(html, { ai: { mode: 'off' } })).toBe('<p>a</p><p>c</p>');
});
