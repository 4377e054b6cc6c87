/**
 * The three checklists of the Selo de Usabilidade e Acessibilidade, each line in our own short words. What a test judges names
 * it, `file › a part of its name`; what it cannot judge is for a person, who writes here what was found, when and how.
 */
export interface Line {
  id: string;
  says: string;
  tests?: readonly string[];
  /** What a person has still to look at, and how. */
  person?: string;
  /** What a person found: day, name or role, result. Nobody has yet. */
  found?: { date: string; by: string; result: string };
}

export interface Checklist {
  title: string;
  lines: readonly Line[];
}

const EVERY_PAGE = 'e2e/shell/layout.spec.ts › is accessible, and holds its layout at every width';
const HTML = 'e2e/shell/layout.spec.ts › no page is broken HTML';
const EXAMPLES = 'e2e/shared-ui/accessibility.spec.ts › every example, in every theme, light and dark';
const HEADINGS = 'e2e/shell/small-promises.spec.ts › headings skip no level';
const FORM = 'e2e/manifesto/accessibility.spec.ts › the form in every state';
const DIALOG = 'e2e/shared-ui/keyboard.spec.ts › Dialog: focus goes in, stays in, and comes back';
const CONTRAST = 'shared-ui/src/tokens/contrast.test.ts › every pair that components use is readable';
const WIZARD = 'e2e/prompt-factory/wizard.spec.ts › with the keyboard alone';
const MAIN_TASKS = 'e2e/everyone/main-tasks.spec.ts › one signs, votes, suggests, builds a prompt';
const FACTORY_PHONE = 'e2e/prompt-factory/wizard.spec.ts › on the smallest screen';
const EXPLORE = 'e2e/shell/explore.spec.ts › from the landing page every section is reached by keyboard';
const READ_ALOUD = 'e2e/shell/read-aloud.spec.ts › every page reads well';
const FOOTER = 'e2e/shell/navigation.spec.ts › a secondary page has its footer and the way back';
const LANDING_FOOTER = 'e2e/landing/landing.spec.ts › the footer names year, licence, entity, contact';
const GRID = 'e2e/landing/principles.spec.ts › a tile of the grid shows its text on a press';
const SUGGESTION = 'e2e/manifesto/suggestions.spec.ts › the form asks for a text, keeps it over a reload';
const WAITING = 'e2e/manifesto/messages.spec.ts › a suggestion that the server never answers';
const REFUSED = 'e2e/manifesto/messages.spec.ts › a suggestion that the server refuses';
const SENT = 'e2e/manifesto/suggestions.spec.ts › a suggestion goes from the form to moderation';
const ERASED = 'e2e/landing/static-pages.spec.ts › the visitor can empty the device, and take it back';
const STEPS = 'e2e/prompt-factory/history.spec.ts › Back, Forward and reload walk through all steps';
const CHART = 'e2e/manifesto/voting.spec.ts › a principle explains itself: statistic, chart with a table';
const GLOSSARY = 'scripts/glossary.test.ts › every marked term exists';
const DATES = 'shell/src/chrome/Footer.test.tsx › says when the page was last changed';

const LOOK = 'ver as páginas da amostra num telemóvel e num computador';
const LISTEN = 'percorrer as páginas da amostra com um leitor de ecrã';

export const checklists: readonly Checklist[] = [
  {
    title: '10 aspetos críticos',
    lines: [
      { id: '1.1', says: 'O menu é uma lista', tests: [EVERY_PAGE], person: LISTEN },
      { id: '1.2', says: 'O menu usa-se com o rato e com o teclado', tests: [EXPLORE] },
      { id: '1.3', says: 'As imagens que são ligações têm descrição', tests: [EVERY_PAGE] },
      { id: '2.1', says: 'Cada página tem um título de nível 1', tests: [EVERY_PAGE] },
      { id: '2.2', says: 'Os títulos seguem uma hierarquia', tests: [HEADINGS] },
      { id: '3', says: 'As tabelas têm cabeçalhos e legenda', tests: [EVERY_PAGE, HTML], person: LISTEN },
      { id: '4.1', says: 'Carregar no rótulo leva ao campo', tests: [FORM, EXAMPLES] },
      { id: '4.2', says: 'Os campos obrigatórios dizem-no a quem não vê', tests: [FORM], person: LISTEN },
      { id: '4.3', says: 'Os erros são lidos pelo leitor de ecrã', tests: [FORM], person: LISTEN },
      {
        id: '5.1',
        says: 'As imagens têm descrição, ou são vazias se só enfeitam',
        tests: [EVERY_PAGE, EXAMPLES],
      },
      { id: '5.2', says: 'Os gráficos têm uma descrição longa', tests: [CHART] },
      {
        id: '5.3',
        says: 'Requisito 5.3 da lista oficial',
        person: 'ler o requisito na lista oficial e avaliá-lo',
      },
      { id: '6.1', says: 'O texto tem contraste de 4,5 para 1', tests: [CONTRAST, EVERY_PAGE] },
      { id: '6.2', says: 'O texto grande tem contraste de 3 para 1', tests: [CONTRAST, EVERY_PAGE] },
      {
        id: '7.1',
        says: 'O leitor de vídeo usa-se com o teclado',
        person: 'abrir o vídeo da Missão 1 e usá-lo só com o teclado',
      },
      {
        id: '7.2',
        says: 'O vídeo tem legendas ou transcrição',
        tests: [
          'e2e/courses/mission-1.spec.ts › the video is asked of its host only when the visitor asks for it',
        ],
        person: 'comparar a transcrição com o vídeo que o município escolher',
      },
      {
        id: '8.1 a 8.5',
        says: 'Sem a folha de estilos, a página lê-se por ordem e faz sentido',
        tests: [READ_ALOUD],
        person: 'desligar os estilos e ler as páginas da amostra',
      },
      { id: '9.1', says: 'O foco entra na caixa de diálogo', tests: [DIALOG] },
      { id: '9.2', says: 'O foco fica na caixa de diálogo', tests: [DIALOG] },
      { id: '9.3', says: 'A caixa de diálogo fecha-se com o teclado', tests: [DIALOG] },
      { id: '9.4', says: 'Ao fechar, o foco volta para onde estava', tests: [DIALOG] },
      {
        id: '10.1',
        says: 'O texto dos documentos para descarregar pode ser extraído',
        person: 'abrir o documento do Manifesto que o município publicar',
      },
    ],
  },
  {
    title: 'Conteúdo',
    lines: [
      { id: '1.1', says: 'Vê-se para que serve o sítio sem deslocar a página', person: LOOK },
      { id: '1.2', says: 'Os termos difíceis são explicados, e há um glossário', tests: [GLOSSARY] },
      { id: '1.3', says: 'Cada conteúdo diz quando foi atualizado', tests: [DATES] },
      {
        id: '1.4',
        says: 'O rodapé de cada página diz quem é responsável e como contactar',
        tests: [FOOTER, LANDING_FOOTER],
      },
      {
        id: '2.1',
        says: 'O texto tem 12 pontos ou mais',
        tests: ['e2e/courses/copilot-v3.spec.ts › text follows the font factor and stays at 12 pt or more'],
        person: LOOK,
      },
      { id: '2.2', says: 'A informação secundária tem 10 pontos ou mais', person: LOOK },
      { id: '2.3', says: 'As linhas têm 100 caracteres ou menos', person: LOOK },
      { id: '2.4', says: 'O espaço entre linhas é de 1,5 ou mais', person: LOOK },
      { id: '3.1', says: 'Cada nível da navegação tem nove opções ou menos', person: LOOK },
      {
        id: '3.2',
        says: 'A navegação principal está sempre visível, no mesmo sítio, e marca a página atual',
        tests: ['e2e/shell/explore.spec.ts › the current mark follows what one reads'],
      },
      { id: '3.3', says: 'As ligações não se distinguem só pela cor', tests: [EVERY_PAGE] },
      { id: '4.1', says: 'Os documentos longos têm um índice', person: LOOK },
      { id: '4.2', says: 'Não é preciso deslocar a página para o lado', tests: [EVERY_PAGE] },
      { id: '5.1', says: 'Nada aparece só quando se passa o rato', tests: [GRID], person: LOOK },
      {
        id: '5.2',
        says: 'Os alvos têm 44 por 44 pontos de ecrã ou mais',
        tests: [FACTORY_PHONE],
        person: LOOK,
      },
      { id: '5.3', says: 'Há uma só ação principal em cada página', person: LOOK },
      { id: '5.4', says: 'Aquilo em que se pode carregar parece um botão ou uma ligação', person: LOOK },
    ],
  },
  {
    title: 'Transação',
    lines: [
      { id: '1.1', says: 'A ordem de tabulação é a de leitura', tests: [WIZARD, MAIN_TASKS], person: LOOK },
      { id: '1.2', says: 'Os formulários ocupam dois ecrãs ou menos', person: LOOK },
      { id: '1.3', says: 'Quando há vários passos, mostram-se, e pode voltar-se atrás', tests: [STEPS] },
      { id: '2.1', says: 'O tamanho do campo é o do que se escreve nele', person: LOOK },
      { id: '2.2', says: 'Mostra-se o que falta, em vez de campos desligados', tests: [SUGGESTION] },
      { id: '2.3', says: 'Os rótulos são curtos', person: LOOK },
      { id: '2.4', says: 'O que é obrigatório não se marca só com cor', tests: [FORM], person: LOOK },
      { id: '3.1', says: 'O que demora diz o que está a acontecer', tests: [WAITING] },
      { id: '3.2', says: 'O que correu bem é confirmado', tests: [SENT] },
      { id: '4.1', says: 'Os dados podem corrigir-se antes do fim', tests: [SUGGESTION] },
      { id: '4.2', says: 'O que apaga pode sempre anular-se', tests: [ERASED], person: LOOK },
      { id: '4.3', says: 'Os erros estão ao lado do campo', tests: [FORM] },
      { id: '4.4', says: 'O erro diz o que fazer', tests: [REFUSED, FORM] },
    ],
  },
];
