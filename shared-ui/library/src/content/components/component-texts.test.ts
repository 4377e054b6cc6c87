import { describe, expect, test } from 'vitest';
import { entries, searchSections } from '../../parts/examples/library-sets.ts';
import { componentTexts } from './index.ts';

const found = (query: string) =>
  searchSections(query).flatMap((section) => section.entries.map(({ component }) => component));

// Words that people who do not know our names would type. At least one for every component of the library.
const SYNONYMS: Record<string, string[]> = {
  Accordion: ['acordeão', 'perguntas frequentes', 'faq'],
  Alert: ['aviso', 'mensagem de erro'],
  Avatar: ['pessoa', 'perfil'],
  Azulejo: ['mosaico', 'ilustração', 'cercadura'],
  Button: ['botão', 'botões', 'carregar', 'ligação'],
  Card: ['cartão', 'cartões'],
  Carousel: ['carrossel', 'slides'],
  Listen: ['ouvir', 'voz'],
  ShareButton: ['partilhar'],
  'Cartões de demonstração': ['exemplo', 'newsletter'],
  celebrate: ['confetes', 'celebração'],
  Chart: ['gráfico', 'gráficos', 'estatística'],
  Container: ['contentor', 'largura', 'margens'],
  CopyButton: ['copiar', 'área de transferência'],
  Counter: ['contador', 'número'],
  Dialog: ['diálogo', 'modal', 'janela', 'popup'],
  EmojiBurst: ['explosão', 'emoji'],
  Field: ['campo', 'rótulo', 'etiqueta'],
  Fizz: ['bolhas'],
  FloatingEmojis: ['flutuar'],
  Form: ['formulário', 'enviar', 'validação'],
  Fundações: ['cores', 'tipografia', 'paleta'],
  Grid: ['grelha', 'colunas'],
  Heading: ['título', 'parágrafo', 'hiperligação'],
  Hooks: ['comportamento', 'movimento reduzido'],
  Icon: ['ícone', 'símbolo'],
  IconButton: ['botão ícone'],
  InlineSelect: ['menu pendente', 'dropdown', 'seleção'],
  Markdown: ['texto formatado', 'negrito'],
  Medal: ['medalha', 'prémio'],
  PageHeader: ['cabeçalho', 'menu', 'navegação'],
  AzulejoFrame: ['moldura', 'colorir', 'papel'],
  MissingTile: ['falta', 'vazio', 'erro'],
  PersonalDataCheck: ['privacidade', 'telefone', 'nif'],
  PersonalTile: ['azulejo', 'camadas', 'meu'],
  PricingCard: ['preço', 'plano'],
  ProgressBar: ['barra de progresso', 'percentagem'],
  Quiz: ['questionário', 'pergunta'],
  RadioGroup: ['opção', 'escolha única'],
  Rating: ['avaliação', 'estrelas'],
  Reveal: ['aparecer', 'animação'],
  ScoreBox: ['pontuação', 'pontos'],
  SecondaryFooter: ['rodapé', 'pé de página'],
  Section: ['secção', 'âncora'],
  Skeleton: ['esqueleto', 'carregamento'],
  Spinner: ['a carregar', 'espera'],
  StatTile: ['estatística', 'fonte'],
  Tabs: ['separadores', 'abas'],
  Tag: ['etiqueta', 'categoria', 'crachá'],
  TextArea: ['campo', 'várias linhas', 'comentário'],
  TextField: ['campo', 'caixa de texto', 'email'],
  Timeline: ['linha do tempo', 'etapas'],
  Toast: ['notificação', 'aviso'],
  VideoEmbed: ['vídeo', 'filme'],
  VisuallyHidden: ['invisível', 'leitor de ecrã'],
  VoteBar: ['votação', 'votos'],
};

test('every component is searched for by Portuguese words here', () => {
  expect(Object.keys(SYNONYMS).sort()).toEqual(entries.map(({ component }) => component).sort());
});

test.each(Object.entries(SYNONYMS))('%s is found by %s', (component, words) => {
  for (const word of words) expect(found(word), word).toContain(component);
});

test('a word finds what it means, and not half the library', () => {
  expect(found('modal')).toEqual(['Dialog']);
  expect(found('gráfico')).toEqual(['Chart']);
  expect(found('botão').length).toBeLessThan(entries.length / 4);
});

describe.each(entries)('$component', ({ component, props }) => {
  const tables = componentTexts[component]?.tables ?? {};

  test('each of its props, and nothing else, is described in Portuguese', () => {
    expect(Object.keys(tables).sort()).toEqual(props.map((table) => table.component).sort());
    for (const table of props) {
      const described = tables[table.component]?.props ?? {};
      expect(Object.keys(described).sort(), table.component).toEqual(
        table.rows.map(({ name }) => name).sort(),
      );
      for (const text of Object.values(described)) expect(text).toMatch(/\.$/);
    }
  });

  test('what comes with it says what it is for', () => {
    for (const table of props) {
      if (table.component === component) continue;
      expect(table.about, table.component).toMatch(/\.$/);
    }
  });
});

test('the words are Portuguese: none is left from the code’s own documentation', () => {
  const texts = Object.values(componentTexts).flatMap(({ tables = {} }) =>
    Object.values(tables).flatMap(({ about = '', props }) => [about, ...Object.values(props)]),
  );
  for (const text of texts) expect(text).not.toMatch(/\b(the|of|and|with|words for|by default)\b/i);
});
