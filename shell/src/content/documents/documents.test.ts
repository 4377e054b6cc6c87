// @vitest-environment node
// The static pages (privacy, register of AI, accessibility statement, glossary, 404). A slot is an HTML comment
// that a later step replaces: the build fills most, `federation compose` fills the slots of site.config.json
// with `fillSite`, and the server the rest.
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
    recipients: 'a empresa que aloja o site.',
    signatures: 'Pede o nome e o endereço de e-mail, e guarda-os durante 2 anos.',
    aiInTexts: 'Os textos foram escritos e revistos por pessoas da equipa.',
    legalBasis: 'Lei n.º 1/2026, artigo 1.º.',
    discussionEnd: 'até 31 de dezembro de 2027',
    accessibilityPlan: 'o site abriu há um mês; será feita em 2027.',
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
    expect(composed).not.toMatch(/\.example|<mark>|\{site:|while marked/);
    expect(composed.replaceAll('Município de Alguidar', '')).not.toMatch(/Município de/);
    // Without a configuration it marks the missing values.
    expect(fillSite(html, {})).toContain('<mark>Município (falta indicar o nome)</mark>');
  });

  it('has the common head and frame', () => {
    expect(html.match(/<!doctype html>/g)).toHaveLength(1);
    expect(html).toContain('<meta property="og:site_name" content="IA para Todos" />');
    expect(html).toMatch(/<link rel="stylesheet" href="(\/|\.\/|\.\.\/)static-page\.css" \/>/);
    expect(html).toMatch(/href="[./]+glossario\/"/);
    // Slots that `federation compose` or the server fills; the build has filled all others.
    const openSlots = [...html.matchAll(/<!-- ([\w: .]+?) -->/g)].map(([, slot]) => slot);
    const filledLater =
      /^(document|address|device-data|plain-texts?|while marked|end marked|(end )?with(out)? ai)$/;
    expect(openSlots.filter((slot) => !filledLater.test(slot ?? ''))).toEqual([]);
    if (name.includes('/')) expect(html).toContain('aria-current="page"');
  });
});

it('the app and the static pages use the same site name', () => {
  expect(frame.siteName).toBe(t.siteName);
});

describe('the register of AI', () => {
  const html = STATIC_DOCUMENTS['inteligencia-artificial/index.html']?.() ?? '';

  it('names the models of the configuration, the service and the limits while AI is on', () => {
    const models = {
      geminiText: 'modelo-a',
      geminiImage: 'modelo-b',
      openRouter: 'modelo-c',
      huggingFace: 'modelo-d',
    };
    const page = fillSite(html, { ...config, ai: { mode: 'server', models } });
    for (const model of Object.values(models)) expect(page).toContain(model);
    expect(page).toContain(config.legal.aiService);
    expect(page).not.toContain('a IA está agora desligada');
  });

  it('names no model while AI is off, and always says who wrote the texts and how to complain', () => {
    const page = fillSite(html, { ...config, ai: { mode: 'off' } });
    expect(page).toContain('a IA está agora desligada');
    expect(page).not.toMatch(/gemini|mistral/);
    expect(page).toContain(config.legal.aiInTexts);
    expect(page).toContain(`mailto:${config.links.contactEmail}`);
  });
});

describe('the privacy page', () => {
  const page = fillSite(STATIC_DOCUMENTS['privacidade/index.html']?.() ?? '', config);

  it('names the legal basis, the recipients and the rights', () => {
    for (const text of ['artigo 6.º, n.º 1, alínea e)', 'alínea a)', 'só por uma máquina', 'limitemos o uso'])
      expect(page.replace(/\s+/g, ' ')).toContain(text);
    expect(page).toContain(config.legal.recipients);
    expect(page).toContain(config.legal.legalBasis);
    expect(page).toContain(`em discussão: ${config.legal.discussionEnd}`);
  });

  it('describes the signature form as processing of one’s own', () => {
    const [, external = ''] = page.split('id="externos"');
    expect(page).toContain(config.legal.signatures);
    expect(external.split('<h2')[0]).not.toContain(config.links.signManifesto);
  });

  it('folds the table of technical names', () => {
    expect(page).toMatch(/<details>\s*<summary>Lista completa, com nomes técnicos<\/summary>[\s\S]*<table>/);
  });
});

it('The accessibility statement says why evaluations by people are missing', () => {
  const page = fillSite(STATIC_DOCUMENTS['acessibilidade/index.html']?.() ?? '', config);
  expect(page.split(`Motivo e data prevista: ${config.legal.accessibilityPlan}`)).toHaveLength(3);
});
