// @vitest-environment node
import { fillSite } from '@ia/federation/commands';
import { describe, expect, it } from 'vitest';
import { STATIC_DOCUMENTS } from '../../../static-documents.ts';
import { t } from '../chrome.ts';
import { frame } from './index.ts';

/** A configuration that names an invented municipality. */
const config = {
  links: {
    contactEmail: 'ia@alguidar.pt',
    entity: { name: 'Município de Alguidar', url: 'https://alguidar.pt/' },
    signManifesto: 'https://assinar.pt/',
    manifestoDocument: 'https://documentos.pt/m.pdf',
    promptHelper: 'https://ajudante.pt/',
  },
  legal: {
    dataProtectionEmail: 'dados@alguidar.pt',
    aiService: 'Nenhum: não há pedidos à IA.',
    backups: '30 dias',
  },
};

describe.each(Object.entries(STATIC_DOCUMENTS))('%s', (name, render) => {
  const html = render();

  it('names only the entity of site.config.json', () => {
    const composed = fillSite(html, config);
    expect(composed).toContain(
      'Entidade responsável: <a href="https://alguidar.pt/">Município de Alguidar</a>',
    );
    expect(composed).not.toMatch(/\.example|<mark>|\{site:|while open/);
    expect(composed.replaceAll('Município de Alguidar', '')).not.toMatch(/Município de/);
    // Without a configuration it marks the missing values.
    expect(fillSite(html, {})).toContain('<mark>Município (entidade responsável por indicar)</mark>');
  });

  it('has the common head and frame', () => {
    expect(html.match(/<!doctype html>/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:site_name" content="IA para Todos" />');
    expect(html).toMatch(/<link rel="stylesheet" href="(\/|\.\/|\.\.\/)static-page\.css" \/>/);
    expect(html).toMatch(/href="[./]+glossario\/"/);
    // Compose and the server fill the remaining slots; the build has filled all others.
    const openSlots = [...html.matchAll(/<!-- ([\w: .]+?) -->/g)].map(([, slot]) => slot);
    const filledLater =
      /^(document|address|device-data|plain-texts?|while open|end open|(end )?with(out)? ai)$/;
    expect(openSlots.filter((slot) => !filledLater.test(slot ?? ''))).toEqual([]);
    if (name.includes('/')) expect(html).toContain('aria-current="page"');
  });
});

it('the app and the static pages use the same site name', () => {
  expect(frame.siteName).toBe(t.siteName);
});
