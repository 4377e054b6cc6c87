import { type ComponentTexts, sharedDescriptions } from './component-text.ts';

/** Search terms and prop descriptions in the section «Sistema visual» of the component library page. */
export const designSystem: ComponentTexts = {
  Fundações: {
    search:
      'cor cores paleta tema temas letra tipografia fonte tamanho espaço espaçamento raio sombra movimento tokens variáveis fundamentos contraste',
  },
  Container: {
    search: 'contentor largura margem margens centrar caixa página leitura',
    tables: {
      Container: {
        props: {
          children: 'O conteúdo.',
          width: 'text: uma coluna de leitura; normal: toda a largura da página.',
        },
      },
    },
  },
  Grid: {
    search: 'grelha colunas coluna disposição layout lado a lado cartões',
    tables: {
      Grid: {
        props: {
          children: 'O que fica nas células.',
          min: 'Largura mínima de uma coluna, como medida CSS; abaixo dela há menos colunas.',
          max: 'Número máximo de colunas lado a lado.',
          gap: 'Espaço entre as células.',
          as: 'Com ul, diz quantos cartões há; ponha cada um num `li`.',
        },
      },
    },
  },
  Heading: {
    search:
      'título títulos cabeçalho texto parágrafo ligação link hiperligação lista citação tipografia prosa',
    tables: {
      Heading: {
        props: {
          children: 'O título.',
          level: 'Lugar na estrutura da página; uma página tem um só nível 1 e nenhum nível é saltado.',
          size: 'O tamanho com que se vê, quando não é o habitual do nível.',
          ref: 'Referência ao elemento, para lhe dar o foco.',
        },
      },
      Prose: {
        about: 'Texto corrido: linha de leitura confortável e ritmo entre parágrafos, listas e citações.',
        props: { children: 'Parágrafos, listas e títulos, como elementos simples.' },
      },
      TextLink: {
        about: 'Uma ligação dentro do texto, sublinhada. Com `newTab`, avisa que se sai da página.',
        props: {
          children: 'Palavras que fazem sentido fora da frase; nunca «clique aqui».',
          href: sharedDescriptions.href,
          newTab: 'Abre num novo separador, o que a ligação diz por palavras e com um ícone.',
          newTabLabel: sharedDescriptions.newTabLabel,
        },
      },
    },
  },
  VisuallyHidden: {
    search: 'escondido invisível oculto leitor de ecrã acessibilidade texto alternativo',
    tables: {
      VisuallyHidden: { props: { children: 'Palavras para quem não vê o ecrã.' } },
    },
  },
};
