/** The pages that exist beside the application, at real paths: what stands in the head of each. */
export interface StaticDocument {
  /** Of the site. */
  file: string;
  /** Its words, in a file beside this one. */
  body: string;
  title: string;
  /** One sentence for link previews and search engines; without it the page is for nobody to find. */
  description?: string;
  /** In the footer of all of them. */
  label?: string;
  /** Within its folder. The page has to do without: what needs one starts hidden. */
  scripts?: readonly string[];
  /** The day on which somebody last changed what it says. That of the statement is the day of what it tells. */
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
    description: 'Que dados o sítio IA para Todos guarda, onde, para quê e durante quanto tempo.',
    label: 'Privacidade',
    scripts: ['apagar-dados.js'],
    updated: '2026-11-23',
  },
  {
    file: 'glossario/index.html',
    body: 'glossario.html',
    title: 'Glossário',
    description: 'As palavras técnicas do sítio IA para Todos, explicadas com uma ou duas frases.',
    label: 'Glossário',
    updated: '2026-11-23',
  },
  { file: '404.html', body: '404.html', title: 'Página não encontrada' },
  { file: 'offline.html', body: 'offline.html', title: 'Sem ligação' },
];

/** Around what each of them says. */
export const frame = {
  siteName: 'IA para Todos',
  mainPage: 'Página Principal',
  wholePage: 'Abrir a página completa',
  aboutReading:
    'Isto é o texto da página, sem o que nela se pode fazer. Para votar, fazer exercícios ou usar a fábrica, abra a página completa.',
};
