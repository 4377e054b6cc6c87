import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toNumericReferences } from './character-references.ts';
import { LazyMarkdown } from './LazyMarkdown.tsx';
import { Markdown } from './Markdown.tsx';

test('Markdown formats text with headings below those of the page', () => {
  render(<Markdown>{'# Título\n\nCom **força** e\n\n- um\n- dois'}</Markdown>);
  expect(screen.getByRole('heading', { level: 3, name: 'Título' })).toBeDefined();
  expect(screen.getByText('força').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('Markdown renumbers headings that start low or skip levels', () => {
  render(<Markdown headingLevel={4}>{'### Antes\n\n##### Datas\n\n### Depois\n\n# Fim'}</Markdown>);
  const levels = screen.getAllByRole('heading').map(({ localName, textContent }) => [localName, textContent]);
  expect(levels).toEqual([
    ['h4', 'Antes'],
    ['h5', 'Datas'],
    ['h4', 'Depois'],
    ['h4', 'Fim'],
  ]);
});

test('Markdown drops HTML, images and script URLs', () => {
  const { container } = render(
    <Markdown>
      {
        '<img src=x onerror="alert(1)"> <b>olá</b> [clique](javascript:alert(1)) ![x](https://espia.example/x.png)'
      }
    </Markdown>,
  );
  expect(container.querySelector('img, b, script')).toBeNull();
  expect(container.querySelector('a')).toBeNull();
  expect(container.textContent).toContain('clique');
  expect(container.textContent).toContain('olá');
});

test('Markdown renders tables and code in scroll boxes', () => {
  const { container } = render(
    <Markdown>{'| Dia | Prato |\n| --- | --- |\n| 2.ª | **Sopa** |\n\n```\nx | y\n```'}</Markdown>,
  );
  expect(screen.getByRole('columnheader', { name: 'Prato' })).toBeDefined();
  expect(screen.getByText('Sopa').closest('td')).not.toBeNull();
  expect(container.querySelector('pre')?.textContent).toBe('x | y\n');
  for (const wide of container.querySelectorAll('table, pre'))
    expect(wide.parentElement?.tagName).toBe('DIV');
  expect(container.textContent).not.toContain('---');
});

test('Markdown opens external links in a new tab, with a label and rel noopener', () => {
  render(<Markdown>{'[INE](https://www.ine.pt) e [aprender](#/prompt-factory)'}</Markdown>);
  const external = screen.getByRole('link', { name: /INE \(abre num novo separador\)/ });
  expect(external.getAttribute('target')).toBe('_blank');
  expect(external.getAttribute('rel')).toContain('noopener');
  const internal = screen.getByRole('link', { name: 'aprender' });
  expect(internal.getAttribute('target')).toBeNull();
});

test('toNumericReferences converts supported names outside of code, and Markdown decodes them', () => {
  expect(toNumericReferences('a&nbsp;b &amp; &zeta; `&amp;`')).toBe('a&#160;b &#38; &#38;zeta; `&amp;`');
  render(<Markdown>{'Fish &amp; chips &zeta;'}</Markdown>);
  expect(screen.getByText('Fish & chips &zeta;')).toBeDefined();
});

test('LazyMarkdown shows plain text until the formatter loads', async () => {
  render(<LazyMarkdown>{'Primeiro.\n\nDepois **força**.'}</LazyMarkdown>);
  expect(screen.getByText('Primeiro.')).toBeDefined();
  expect((await screen.findByText('força')).tagName).toBe('STRONG');
});
