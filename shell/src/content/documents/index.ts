/** A static page beside the application, at a real path. */
export interface StaticDocument {
  /** Path in the site. */
  file: string;
  /** File with its text, in this folder. */
  body: string;
  title: string;
  /** One sentence for link previews and search engines. A page without one is not indexed. */
  description?: string;
  /** Text of its link in the footer of all static pages. */
  label?: string;
  /** Scripts in its folder. The page must work without them: parts that need one start hidden. */
  scripts?: readonly string[];
  /**
   * Day of the last change to its content. The accessibility statement has the day of its results instead.
   */
  updated?: string;
}

export const documents: readonly StaticDocument[] = [
  {
    file: 'acessibilidade/index.html',
    body: 'acessibilidade.html',
    title: 'Declaração de Acessibilidade e Usabilidade',
    description: 'Declaração de Acessibilidade e Usabilidade do sítio Web IA para Todos.',
    label: 'Declaração de acessibilidade',
  },
  {
    file: 'privacidade/index.html',
    body: 'privacidade.html',
    title: 'Privacidade',
    description: 'Que dados o site IA para Todos guarda, onde, para quê e durante quanto tempo.',
    label: 'Privacidade',
    scripts: ['apagar-dados.js'],
    updated: '2026-11-23',
  },
  {
    file: 'inteligencia-artificial/index.html',
    body: 'inteligencia-artificial.html',
    title: 'A IA deste site',
    description:
      'Que inteligência artificial o IA para Todos usa, para quê, com que limites e como se queixar dela.',
    label: 'A IA deste site',
    updated: '2026-11-26',
  },
  {
    file: 'glossario/index.html',
    body: 'glossario.html',
    title: 'Glossário',
    description: 'As palavras técnicas do site IA para Todos, explicadas com uma ou duas frases.',
    label: 'Glossário',
    updated: '2026-11-23',
  },
  { file: '404.html', body: '404.html', title: 'Página não encontrada' },
  { file: 'offline.html', body: 'offline.html', title: 'Sem ligação' },
];

/** Texts of frame.html, which surrounds every static page. */
export const frame = {
  siteName: 'IA para Todos',
  wholePage: 'Abrir a página completa',
  aboutPlainText:
    'Esta página mostra só o texto. Os botões, as imagens e os exercícios estão na página completa.',
};
