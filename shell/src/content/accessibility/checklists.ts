/**
 * A line of the checklists of the Selo de Usabilidade e Acessibilidade (Portuguese accessibility label).
 * Tests check it, or a person evaluates it and records the finding here.
 */
export interface Line {
  /** Number in the official checklist. */
  id: string;
  /** Requirement, in our own words. */
  requirement: string;
  /** Tests that check the line: `file › part of the title`. */
  tests?: readonly string[];
  /** What a person still has to evaluate, and how. */
  person?: string;
  /** Result of a person's evaluation: day, name or role, result. None exists yet. */
  finding?: { date: string; by: string; result: string };
}

export interface Checklist {
  title: string;
  lines: readonly Line[];
}

const EVERY_PAGE = 'e2e/shell/layout.spec.ts › is accessible, and holds its layout at every width';
const HTML = 'e2e/shell/layout.spec.ts › HTML of every page is valid';
const SPEECH = 'e2e/speech/speech.spec.ts › speech from the main page to a sent suggestion';
const EXAMPLES =
  'e2e/shared-ui/accessibility.spec.ts › every example is accessible in every theme and scheme';
const HEADINGS = 'e2e/shell/regressions.spec.ts › Headings skip no level';
const VALIDATOR = 'e2e/shell/access-monitor.spec.ts › AccessMonitor finds only the accepted failures';
const FORM = 'e2e/manifesto/accessibility.spec.ts › Form is accessible in every state';
const DIALOG = 'e2e/shared-ui/keyboard.spec.ts › Dialog: traps the focus and restores it on close';
const CONTRAST =
  'shared-ui/src/tokens/contrast.test.ts › every pair used by components has sufficient contrast';
const WIZARD = 'e2e/prompt-factory/wizard.spec.ts › Wizard works with the keyboard only';
const MAIN_TASKS = 'e2e/everyone/main-tasks.spec.ts › Visitor signs, votes, suggests, builds a prompt';
const FACTORY_PHONE = 'e2e/prompt-factory/wizard.spec.ts › wizard works on the smallest screen';
const EXPLORE = 'e2e/shell/explore.spec.ts › Keyboard reaches every section from the landing page';
const READ_ALOUD = 'e2e/shell/read-aloud.spec.ts › Text of every page passes the Portuguese rules';
const FOOTER = 'e2e/shell/navigation.spec.ts › Secondary page has a footer with a link to the main page';
const LANDING_FOOTER = 'e2e/landing/landing.spec.ts › footer has year, licence, entity, contact';
const GRID = 'e2e/landing/principles.spec.ts › grid tile toggles its text on press';
const SUGGESTION = 'e2e/manifesto/suggestions.spec.ts › Form requires a text, keeps it across a reload';
const WAITING = 'e2e/manifesto/messages.spec.ts › Suggestion form with a hanging backend shows progress';
const REFUSED = 'e2e/manifesto/messages.spec.ts › Rejected suggestion shows what to check';
const SENT = 'e2e/manifesto/suggestions.spec.ts › Suggestion goes from the form to moderation';
const ERASED = 'e2e/landing/static-pages.spec.ts › visitor can erase the device data and undo it';
const STEPS = 'e2e/prompt-factory/history.spec.ts › Back, Forward and reload keep every step';
const CHART = 'e2e/manifesto/voting.spec.ts › Principle details show statistic, chart with table';
const GLOSSARY = 'scripts/glossary.test.ts › every marked term exists';
const DATES = 'shell/src/chrome/Footer.test.tsx › footer shows the date of the last change';

/** How a person evaluates a line: by looking at the pages, or by listening with a screen reader. */
const LOOK = 'ver as páginas da amostra num telemóvel e num computador';
const LISTEN = 'percorrer as páginas da amostra com um leitor de ecrã';
const WITHOUT_STYLES = 'desligar os estilos e ler as páginas da amostra';

/** The three official checklists. */
export const checklists: readonly Checklist[] = [
  {
    title: '10 aspetos críticos',
    lines: [
      { id: '1.1', requirement: 'O menu é uma lista', tests: [EVERY_PAGE], person: LISTEN },
      { id: '1.2', requirement: 'O menu usa-se com o rato e com o teclado', tests: [EXPLORE] },
      { id: '1.3', requirement: 'As imagens que são ligações têm descrição', tests: [EVERY_PAGE] },
      { id: '2.1', requirement: 'Cada página tem um título de nível 1', tests: [EVERY_PAGE] },
      { id: '2.2', requirement: 'Os títulos seguem uma hierarquia', tests: [HEADINGS, VALIDATOR] },
      {
        id: '3.1',
        requirement: 'Os cabeçalhos das tabelas estão marcados como tal',
        tests: [EVERY_PAGE, HTML],
        person: LISTEN,
      },
      { id: '3.2', requirement: 'As tabelas têm legenda', tests: [CHART], person: LISTEN },
      { id: '4.1', requirement: 'Carregar no rótulo leva ao campo', tests: [FORM, EXAMPLES] },
      {
        id: '4.2',
        requirement: 'Os campos obrigatórios dizem-no a quem não vê',
        tests: [FORM, SPEECH],
      },
      { id: '4.3', requirement: 'Os erros são lidos pelo leitor de ecrã', tests: [FORM, SPEECH] },
      {
        id: '5.1',
        requirement: 'As imagens têm descrição, ou são vazias se só enfeitam',
        tests: [EVERY_PAGE, EXAMPLES],
      },
      { id: '5.2', requirement: 'Os gráficos têm uma descrição longa', tests: [CHART], person: LOOK },
      {
        id: '5.3',
        requirement: 'Uma imagem que é ligação diz aonde leva',
        tests: [EVERY_PAGE, VALIDATOR],
        person: LISTEN,
      },
      { id: '6.1', requirement: 'O texto tem contraste de 4,5 para 1', tests: [CONTRAST, EVERY_PAGE] },
      { id: '6.2', requirement: 'O texto grande tem contraste de 3 para 1', tests: [CONTRAST, EVERY_PAGE] },
      {
        id: '7.1',
        requirement: 'O leitor de vídeo usa-se com o teclado',
        person: 'abrir o vídeo da Missão 1 e usá-lo só com o teclado',
      },
      {
        id: '7.2',
        requirement: 'O vídeo tem legendas ou transcrição',
        tests: [
          'e2e/courses/mission-1.spec.ts › video host is contacted only after the visitor presses play',
        ],
        person: 'comparar a transcrição com o vídeo que o município escolher',
      },
      { id: '8.1', requirement: 'Sem estilos, tudo fica alinhado à esquerda', person: WITHOUT_STYLES },
      {
        id: '8.2',
        requirement: 'Sem estilos, a ordem da informação faz sentido',
        tests: [READ_ALOUD],
        person: WITHOUT_STYLES,
      },
      {
        id: '8.3',
        requirement: 'Sem estilos, títulos, listas e parágrafos reconhecem-se',
        tests: [HEADINGS, VALIDATOR],
        person: WITHOUT_STYLES,
      },
      { id: '8.4', requirement: 'Sem estilos, vê-se o mesmo que com eles', person: WITHOUT_STYLES },
      { id: '8.5', requirement: 'Nenhuma tabela serve para dispor a página', tests: [VALIDATOR] },
      { id: '9.1', requirement: 'O foco entra na caixa de diálogo', tests: [DIALOG] },
      { id: '9.2', requirement: 'O foco fica na caixa de diálogo', tests: [DIALOG] },
      { id: '9.3', requirement: 'A caixa de diálogo fecha-se com o teclado', tests: [DIALOG] },
      { id: '9.4', requirement: 'Ao fechar, o foco volta para onde estava', tests: [DIALOG] },
      {
        id: '10.1',
        requirement: 'O texto dos documentos para descarregar pode ser extraído',
        person: 'abrir o documento do Manifesto que o município publicar',
      },
    ],
  },
  {
    title: 'Conteúdo',
    lines: [
      { id: '1.1', requirement: 'Vê-se para que serve o site sem deslocar a página', person: LOOK },
      { id: '1.2', requirement: 'Os termos difíceis são explicados, e há um glossário', tests: [GLOSSARY] },
      { id: '1.3', requirement: 'Cada conteúdo diz quando foi atualizado', tests: [DATES], person: LOOK },
      {
        id: '1.4',
        requirement: 'O rodapé de cada página diz quem é responsável e como contactar',
        tests: [FOOTER, LANDING_FOOTER],
      },
      {
        id: '2.1',
        requirement: 'O texto tem 12 pontos ou mais',
        tests: [
          'e2e/courses/copilot-v3.spec.ts › text scales with the fontScale setting and stays at 12 pt (16 px) or more',
        ],
        person: LOOK,
      },
      { id: '2.2', requirement: 'A informação secundária tem 10 pontos ou mais', person: LOOK },
      { id: '2.3', requirement: 'As linhas têm 100 caracteres ou menos', person: LOOK },
      { id: '2.4', requirement: 'O espaço entre linhas é de 1,5 ou mais', person: LOOK },
      { id: '3.1', requirement: 'Cada nível da navegação tem nove opções ou menos', person: LOOK },
      {
        id: '3.2',
        requirement: 'A navegação principal está sempre visível, no mesmo sítio, e marca a página atual',
        tests: ['e2e/shell/explore.spec.ts › Header marks the section in view as the current one'],
        person: LOOK,
      },
      { id: '3.3', requirement: 'As ligações não se distinguem só pela cor', tests: [EVERY_PAGE] },
      { id: '4.1', requirement: 'Os documentos longos têm um índice', person: LOOK },
      { id: '4.2', requirement: 'Não é preciso deslocar a página para o lado', tests: [EVERY_PAGE] },
      { id: '5.1', requirement: 'Nada aparece só quando se passa o rato', tests: [GRID], person: LOOK },
      {
        id: '5.2',
        requirement: 'Os alvos têm 44 por 44 pontos de ecrã ou mais',
        tests: [FACTORY_PHONE],
        person: LOOK,
      },
      { id: '5.3', requirement: 'Há uma só ação principal em cada página', person: LOOK },
      {
        id: '5.4',
        requirement: 'Aquilo em que se pode carregar parece um botão ou uma ligação',
        person: LOOK,
      },
    ],
  },
  {
    title: 'Transação',
    lines: [
      {
        id: '1.1',
        requirement: 'A ordem de tabulação é a de leitura',
        tests: [WIZARD, MAIN_TASKS],
        person: LOOK,
      },
      { id: '1.2', requirement: 'Os formulários ocupam dois ecrãs ou menos', person: LOOK },
      {
        id: '1.3',
        requirement: 'Quando há vários passos, mostram-se, e pode voltar-se atrás',
        tests: [STEPS],
        person: LOOK,
      },
      { id: '2.1', requirement: 'O tamanho do campo é o do que se escreve nele', person: LOOK },
      {
        id: '2.2',
        requirement: 'Mostra-se o que falta, em vez de campos desligados',
        tests: [SUGGESTION],
        person: LOOK,
      },
      { id: '2.3', requirement: 'Os rótulos são curtos', person: LOOK },
      { id: '2.4', requirement: 'O que é obrigatório não se marca só com cor', tests: [FORM], person: LOOK },
      { id: '3.1', requirement: 'O que demora diz o que está a acontecer', tests: [WAITING], person: LOOK },
      { id: '3.2', requirement: 'O que correu bem é confirmado', tests: [SENT], person: LOOK },
      {
        id: '4.1',
        requirement: 'Os dados podem corrigir-se antes do fim',
        tests: [SUGGESTION],
        person: LOOK,
      },
      { id: '4.2', requirement: 'O que apaga pode sempre anular-se', tests: [ERASED], person: LOOK },
      { id: '4.3', requirement: 'Os erros estão ao lado do campo', tests: [FORM, EXAMPLES], person: LOOK },
      { id: '4.4', requirement: 'O erro diz o que fazer', tests: [REFUSED, FORM], person: LOOK },
    ],
  },
];
