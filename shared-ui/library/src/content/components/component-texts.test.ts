import { describe, expect, test } from 'vitest';
import { changesOf, propsTables } from '../../parts/details/details.ts';
import { entries, exportsOf, propsOf, searchSections } from '../../parts/examples/library-sets.ts';
import { componentTexts } from './index.ts';

// The Portuguese texts of each component: search terms, and a description of every prop.

const findComponents = (query: string) =>
  searchSections(query).flatMap((section) => section.entries.map(({ component }) => component));

// Search terms of people who do not know our component names, at least one per component.
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
  PageOpening: ['abertura', 'primeira vista'],
  AzulejoFrame: ['moldura', 'colorir', 'papel'],
  MissingTile: ['falta', 'vazio', 'erro'],
  PersonalDataCheck: ['privacidade', 'telefone', 'nif'],
  PersonalTile: ['azulejo', 'camadas', 'meu'],
  PricingCard: ['preço', 'plano'],
  ProgressBar: ['barra de progresso', 'percentagem'],
  QrCode: ['código qr', 'câmara'],
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

test('every component has Portuguese search terms in this test', () => {
  expect(Object.keys(SYNONYMS).sort()).toEqual(entries.map(({ component }) => component).sort());
});

test.each(Object.entries(SYNONYMS))('search finds %s by %s', (component, terms) => {
  for (const term of terms) expect(findComponents(term), term).toContain(component);
});

test('search returns only relevant components', () => {
  expect(findComponents('modal')).toEqual(['Dialog']);
  expect(findComponents('gráfico')).toEqual(['Chart']);
  expect(findComponents('botão').length).toBeLessThan(entries.length / 4);
});

describe.each(entries)('$component', (entry) => {
  const { component } = entry;
  const props = propsOf(entry, propsTables);
  const tables = componentTexts[component]?.tables ?? {};

  test('every prop has a Portuguese description, and no other name has one', () => {
    expect(Object.keys(tables).sort()).toEqual(props.map((table) => table.component).sort());
    for (const table of props) {
      const described = tables[table.component]?.props ?? {};
      expect(Object.keys(described).sort(), table.component).toEqual(
        table.rows.map(({ name }) => name).sort(),
      );
      for (const text of Object.values(described)) expect(text).toMatch(/\.$/);
    }
  });

  test('every related component has a description', () => {
    for (const table of props) {
      if (table.component === component) continue;
      expect(table.about, table.component).toMatch(/\.$/);
    }
  });
});

test('component marked as new is in no published version', () => {
  const published = entries
    .filter(({ status }) => status === 'new')
    .filter((entry) => changesOf(exportsOf(entry)).some(({ version }) => version !== null));
  expect(published.map(({ component }) => component)).toEqual([]);
});

test('texts contain no English from the TSDoc', () => {
  const texts = Object.values(componentTexts).flatMap(({ tables = {} }) =>
    Object.values(tables).flatMap(({ about = '', props }) => [about, ...Object.values(props)]),
  );
  for (const text of texts) expect(text).not.toMatch(/\b(the|of|and|with|words for|by default)\b/i);
});
