import { LazyMarkdown } from '@ia/shared-ui/markdown';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toCleanHtml, toPlainText } from './clean-copy.ts';

const ANSWER = `# Título

Com **força**, \`código\` e [o INE](https://www.ine.pt/).

- um
- dois
  1. de dentro

| Dia | Prato |
| --- | --- |
| 2.ª | **Sopa** |

\`\`\`
  a  *b*
c
\`\`\`

[má](javascript:alert(1)) <img src=x onerror=alert(1)> **&lt;script&gt;alert(1)&lt;/script&gt;**`;

async function renderAnswer() {
  const { container } = render(<LazyMarkdown>{ANSWER}</LazyMarkdown>);
  await screen.findByText('força', { selector: 'strong' }, { timeout: 20_000 });
  return container;
}

it('toPlainText returns no Markdown syntax', async () => {
  expect(toPlainText(await renderAnswer())).toBe(
    [
      'Título',
      'Com força, código e o INE (https://www.ine.pt/).',
      '- um\n- dois\n  1. de dentro',
      'Dia\tPrato\n2.ª\tSopa',
      '  a  *b*\nc',
      'má <script>alert(1)</script>',
    ].join('\n\n'),
  );
});

it('toCleanHtml keeps the structure without page markup or scripts', async () => {
  const html = toCleanHtml(await renderAnswer());
  expect(html).toContain('<h3>Título</h3>');
  expect(html).toContain('<a href="https://www.ine.pt/">o INE</a>');
  expect(html).toContain('<td><strong>Sopa</strong></td>');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toMatch(/class=|style=|tabindex|javascript:|onerror|<(script|img|span|div)/i);
  expect(html).not.toContain('abre num novo separador');
});
