import type { ExampleGroup } from '@ia/shared-ui/examples';
import type { Theme } from '@ia/shared-ui/tokens';

/** The six sections of the component library page, in order. */
export const SECTIONS: { id: ExampleGroup; title: string; intro: string }[] = [
  {
    id: 'design-system',
    title: 'Sistema visual',
    intro:
      'Cores, letra, espaço e movimento. Tudo o resto é feito destas peças, em todos os temas, claros e escuros.',
  },
  {
    id: 'assets',
    title: 'Recursos visuais',
    intro: 'Azulejos desenhados por código e ícones de linha. Nenhuma imagem vem de fora.',
  },
  {
    id: 'core-ui',
    title: 'Interface',
    intro: 'Botões, campos, mensagens e tudo o que se usa em qualquer página.',
  },
  {
    id: 'gamification',
    title: 'Gamificação',
    intro: 'Perguntas, pontos, votos e medalhas: o que mostra a quem aprende que está a avançar.',
  },
  {
    id: 'sections',
    title: 'Secções',
    intro:
      'Blocos inteiros de página e os cartões de demonstração. Os cartões estão em inglês e não enviam nem guardam nada.',
  },
  {
    id: 'hooks-effects',
    title: 'Comportamentos e efeitos',
    intro: 'O que se move e o que reage. Com movimento reduzido, os estados mudam na mesma.',
  },
];

const THEME_NAMES: Record<Theme, string> = {
  blue: 'Azul',
  purple: 'Roxo',
  green: 'Verde',
  pink: 'Rosa',
  orange: 'Laranja',
};

/**
 * Names and values of the query parameters of the page:
 * `?procurar=botao&tema=verde&aspeto=escuro&texto=150&largura=360`.
 */
export const queryParameters = {
  keys: {
    search: 'procurar',
    theme: 'tema',
    scheme: 'aspeto',
    text: 'texto',
    width: 'largura',
    motion: 'movimento',
    example: 'exemplo',
    states: 'estados',
    open: 'seccoes',
    component: 'componente',
  },
  /** Value of `keys.open` that opens every section. */
  open: 'todas',
  themes: Object.fromEntries(
    Object.entries(THEME_NAMES).map(([theme, name]) => [theme, name.toLowerCase()]),
  ) as Record<Theme, string>,
  schemes: { auto: 'sistema', light: 'claro', dark: 'escuro' },
  /** Value of `keys.motion` for reduced motion. */
  reduced: 'reduzido',
};

/** Texts of the page. */
export const t = {
  title: 'Biblioteca de componentes',
  lead: 'Tudo o que as equipas usam para construir este site: exemplos vivos, o seu código e as suas propriedades. Um só produto, feito por muitas mãos.',
  counts: (components: number, examples: number) =>
    `${components} componentes · ${examples} exemplos · ${Object.keys(THEME_NAMES).length} temas · claro e escuro`,
  gallery: {
    /** Label of a thumbnail; its link opens the entry with its code. */
    examples: (count: number) => (count === 1 ? '1 exemplo' : `${count} exemplos`),
    open: (section: string) => `Abrir «${section}», com exemplos vivos e código`,
    all: 'Abrir todas as secções',
  },
  nav: { title: 'Nesta página', label: 'Secções e componentes' },
  search: {
    label: 'Procurar um componente',
    placeholder: 'botão, gráfico, quiz…',
    found: (count: number) => {
      if (count === 0) return 'Nenhum componente encontrado.';
      return count === 1 ? '1 componente encontrado.' : `${count} componentes encontrados.`;
    },
    emptySection: 'Nada nesta secção corresponde à procura.',
    noResults: (query: string) => `Nenhum componente corresponde a «${query}».`,
    advice: 'Experimente uma só palavra, como «botão», «campo» ou «gráfico», ou veja a biblioteca inteira.',
    clear: 'Ver todos os componentes',
  },
  stage: {
    title: 'Ver os exemplos como',
    theme: 'Tema',
    themes: THEME_NAMES,
    scheme: 'Aspeto',
    schemes: { auto: 'Sistema', light: 'Claro', dark: 'Escuro' },
    text: 'Tamanho do texto',
    width: 'Largura',
    fullWidth: 'Livre',
    motion: 'Reduzir o movimento',
    share: 'O que escolher fica no endereço da página: copie-o para partilhar o que está a ver.',
  },
  frame: {
    size: (width: number, scale: number) =>
      scale < 1 ? `Ecrã de ${width} px, mostrado a ${Math.round(scale * 100)} %` : `Ecrã de ${width} px`,
    title: (example: string, width: number) => `${example}, num ecrã de ${width} px`,
    scrollLabel: (example: string) => `${example}: desloque para os lados para ver tudo`,
    open: 'Ver só este exemplo',
    unavailable: 'A página que mostra um exemplo sozinho não está disponível neste momento.',
    inertLink: 'Isto é um exemplo: a ligação não leva a lado nenhum.',
    unknownTitle: 'Este exemplo não existe',
    unknown: 'O endereço pode estar incompleto, ou o exemplo mudou de nome. Procure-o na',
  },
  accessibility: {
    label: 'Acessibilidade:',
    checked: (examples: number) =>
      examples === 1 ? '1 exemplo verificado' : `${examples} exemplos verificados`,
    failed: (failed: number) =>
      failed === 0 ? 'nenhuma falha' : failed === 1 ? '1 regra falhada' : `${failed} regras falhadas`,
    toReview: (rules: number) =>
      rules === 1 ? '1 regra por confirmar à mão' : `${rules} regras por confirmar à mão`,
    unchecked: (examples: number) =>
      examples === 1 ? '1 exemplo por verificar' : `${examples} exemplos por verificar`,
    on: (date: string) => `em ${date}`,
    about: (date: string, axe: string, combinations: number) =>
      `Última verificação de acessibilidade: ${date}, com axe-core ${axe}, em ${combinations} combinações de tema e aspeto. Uma verificação automática encontra só uma parte dos problemas; o teclado e os leitores de ecrã experimentam-se à mão.`,
  },
  alone: {
    /** Link to the page of one component. */
    open: (component: string) => `Ver só ${component}`,
    back: 'Ver toda a biblioteca',
    examples: 'Exemplos',
  },
  details: {
    loading: 'A carregar…',
    failed: 'Não foi possível carregar esta parte.',
  },
  states: {
    title: 'Estados',
    note: 'Só para ver: aqui nada responde ao rato nem ao teclado. Os exemplos de cima respondem.',
  },
  values: {
    /** Library entry that has the tables. */
    entry: 'Fundações',
    title: 'Valores',
    note: 'Lidos das folhas de estilo das variáveis, no tema escolhido.',
    colours: (theme: string) => `Cores do tema ${theme}`,
    contrast: (theme: string) => `Contraste no tema ${theme}`,
    type: 'Letra',
    others: 'Cantos, sombras e durações',
    name: 'Variável',
    light: 'Claro',
    dark: 'Escuro',
    front: 'Texto ou contorno',
    back: 'Fundo',
    required: 'Mínimo',
    ratio: (value: number) =>
      `${value.toLocaleString('pt-PT', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} : 1`,
    minimum: (value: number) => `${value.toLocaleString('pt-PT')} : 1`,
    use: 'Serve para',
    now: 'Aqui e agora',
    range: 'Do menor ao maior ecrã',
    weight: 'Peso',
    lineHeight: 'Altura da linha',
    px: (value: number) => `${value.toLocaleString('pt-PT', { maximumFractionDigits: 1 })} px`,
    between: (min: string, max: string) => (min === max ? min : `${min} a ${max}`),
    factor: (value: number) => value.toLocaleString('pt-PT', { maximumFractionDigits: 2 }),
    value: 'Valor',
    sizes: {
      hero: 'Título da página principal',
      h1: 'Título de página',
      h2: 'Título de secção',
      h2Quiet: 'Título de secção discreta',
      h3: 'Título de cartão',
      xl: 'Destaques',
      lg: 'Parágrafo de abertura',
      md: 'Texto corrido',
      sm: 'Notas e etiquetas',
    },
  },
  status: { new: 'Novo', stable: 'Estável', leaving: 'A retirar' },
  changes: {
    title: 'Alterações',
    next: 'Na próxima versão',
    version: (version: string) => `Versão ${version}`,
    none: 'Nenhuma alteração registada.',
  },
  usage: {
    title: 'Onde se usa',
    pages: (count: number) => (count === 1 ? 'Numa página:' : `Em ${count} páginas:`),
    shell: 'Na estrutura do site, à volta de todas as páginas.',
    components: (names: readonly string[]) =>
      names.length === 1
        ? `Dentro de outro componente: ${names[0]}.`
        : `Dentro de outros componentes: ${names.join(', ')}.`,
    none: 'Nenhuma página usa este componente: só aparece nesta biblioteca.',
  },
  entry: {
    code: 'Ver código',
    codeOf: (example: string) => `Código do exemplo «${example}»`,
    codeFailed: 'Não foi possível carregar o código. Feche e abra de novo para tentar outra vez.',
    loading: 'A carregar o código…',
    copy: 'Copiar código',
    copied: 'Código copiado!',
    copyFailed: 'Não foi possível copiar. Copie o código selecionado.',
    props: 'Propriedades',
    propsOf: (component: string) => `Propriedades de ${component}`,
    also: 'Aceita também:',
    name: 'Nome',
    type: 'Tipo',
    default: 'Por omissão',
    description: 'Para que serve',
    required: 'obrigatória',
    import: 'Importar',
  },
  demo: {
    action: (name: string) => `Demonstração: «${name}» não faz nada.`,
  },
};
