import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { numericReferences } from './character-references.ts';
import { LazyMarkdown } from './LazyMarkdown.tsx';
import { Markdown } from './Markdown.tsx';

test('formats text, and keeps headings below those of the page', () => {
  render(<Markdown>{'# Título\n\nCom **força** e\n\n- um\n- dois'}</Markdown>);
  expect(screen.getByRole('heading', { level: 3, name: 'Título' })).toBeDefined();
  expect(screen.getByText('força').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a text that starts low, or jumps, leaves no gap in the outline of the page', () => {
  render(<Markdown headingLevel={4}>{'### Antes\n\n##### Datas\n\n### Depois\n\n# Fim'}</Markdown>);
  const levels = screen.getAllByRole('heading').map(({ localName, textContent }) => [localName, textContent]);
  expect(levels).toEqual([
    ['h4', 'Antes'],
    ['h5', 'Datas'],
    ['h4', 'Depois'],
    ['h4', 'Fim'],
  ]);
});

test('drops HTML, images and script addresses', () => {
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

test('shows tables as tables and code as code, each in a box of its own', () => {
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

test('a link to another site opens a new tab, says so, and tells it nothing', () => {
  render(<Markdown>{'[INE](https://www.ine.pt) e [aprender](#/prompt-factory)'}</Markdown>);
  const out = screen.getByRole('link', { name: /INE \(abre num novo separador\)/ });
  expect(out.getAttribute('target')).toBe('_blank');
  expect(out.getAttribute('rel')).toContain('noopener');
  const inside = screen.getByRole('link', { name: 'aprender' });
  expect(inside.getAttribute('target')).toBeNull();
});

test('named references are written as numbers, so that none is decoded through innerHTML', () => {
  expect(numericReferences('a&nbsp;b &amp; &zeta; `&amp;`')).toBe('a&#160;b &#38; &#38;zeta; `&amp;`');
  render(<Markdown>{'Fish &amp; chips &zeta;'}</Markdown>);
  expect(screen.getByText('Fish & chips &zeta;')).toBeDefined();
});

test('the text can be read before the formatter has loaded', async () => {
  render(<LazyMarkdown>{'Primeiro.\n\nDepois **força**.'}</LazyMarkdown>);
  expect(screen.getByText('Primeiro.')).toBeDefined();
  expect((await screen.findByText('força')).tagName).toBe('STRONG');
});
