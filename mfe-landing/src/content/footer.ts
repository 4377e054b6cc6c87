import type { Link } from './schema.ts';

/** Texts and links of the main page's footer. */
export const footer = {
  about:
    'Um programa municipal e um movimento de cidadãos por uma inteligência artificial compreensível e justa.',
  explore: 'Explorar',
  participate: 'Participe',
  contact: 'Contacto',
  social: 'Redes sociais',
  socialSoon: 'Redes sociais em breve.',
  entity: 'Entidade responsável:',
  updated: { label: 'Página atualizada a', day: '2026-11-23', text: '23 de novembro de 2026' },
  accessibility: { label: 'Declaração de acessibilidade', href: './acessibilidade/' },
  privacy: { label: 'Privacidade', href: './privacidade/' },
  glossary: { label: 'Glossário', href: './glossario/' },
  resources: 'Recursos',
  copyright: 'IA para Todos',
  licenceIntro: 'Conteúdos sob a licença',
  licence: {
    label: 'Creative Commons Atribuição 4.0',
    url: 'https://creativecommons.org/licenses/by/4.0/deed.pt',
  },
};

export const exploreLinks: Link[] = [
  { label: 'Manifesto', target: { to: '#manifesto' } },
  { label: 'O programa', target: { to: '#about' } },
  { label: 'Aprender', target: { to: '#learn' } },
  { label: 'Perguntas frequentes', target: { to: '#faq' } },
];

export const participateLinks: Link[] = [
  { label: 'Assinar o Manifesto', target: { external: 'signManifesto' } },
  { label: 'Participar no Manifesto', target: { to: '/manifesto-cocreate' } },
  { label: 'Formas de participar', target: { to: '#participate' } },
  { label: 'Fábrica de Prompts', target: { to: '/prompt-factory' } },
];
