/** Which of a recipe's examples answers the chosen options, by its position in `fallback_outputs`. */
export interface ExampleChoice {
  /** Placeholder that decides. Without one, every choice gets the same example. */
  key?: string;
  /** Example by option, or by the first words of a long option. */
  byOption?: Readonly<Record<string, number>>;
  /** Example of all other options. */
  otherwise: number;
}

/**
 * Recipes whose examples do not all answer every choice, by recipe id. The other example is still offered as
 * «Outra versão».
 */
export const EXAMPLE_CHOICES: Readonly<Record<string, ExampleChoice>> = {
  'antes-de-arrendar': { otherwise: 0 },
  'arrumar-notas': { key: 'resultado', byOption: { 'uma mensagem para quem faltou': 1 }, otherwise: 0 },
  'ata-de-reuniao': { otherwise: 0 },
  'aviso-aos-vizinhos': { key: 'assunto', byOption: { 'um gato perdido': 1 }, otherwise: 0 },
  'carta-a-aima': { key: 'formato', byOption: { 'o que devo dizer ao balcão': 1 }, otherwise: 0 },
  'carta-servico-publico': { otherwise: 0 },
  'comparar-tarifarios': {
    key: 'resultado',
    byOption: { 'uma lista de perguntas para quem vende': 1 },
    otherwise: 0,
  },
  'contar-memorias': { otherwise: 0 },
  'contestar-fatura': { otherwise: 0 },
  'depois-da-consulta': {
    key: 'resultado',
    byOption: { 'uma lista do que ficou por perguntar': 1 },
    otherwise: 0,
  },
  'elogiar-um-servico': { key: 'meio', byOption: { 'para enviar por e-mail': 1 }, otherwise: 0 },
  'email-cancelar': { otherwise: 0 },
  'escolher-nome': { key: 'ideia', byOption: { 'em companhia': 0 }, otherwise: 1 },
  'explicar-tema': { key: 'tema', byOption: { 'como funciona uma vacina': 0 }, otherwise: 1 },
  'frases-para-o-balcao': { otherwise: 0 },
  'ideias-para-presente': { otherwise: 0 },
  'linguagem-clara': { key: 'formato', byOption: { 'em perguntas e respostas': 1 }, otherwise: 0 },
  'livro-de-reclamacoes': { otherwise: 0 },
  'mensagem-suspeita': { key: 'ajuda', byOption: { 'o que faço se já paguei': 1 }, otherwise: 0 },
  'melhorar-o-bairro': { key: 'formato', byOption: { 'um discurso de dois minutos': 1 }, otherwise: 0 },
  'mudar-consulta': { key: 'formato', byOption: { 'o que devo dizer ao telefone': 1 }, otherwise: 0 },
  'pedido-a-junta': { key: 'formato', byOption: { 'o que devo dizer ao balcão': 1 }, otherwise: 0 },
  'perceber-contrato': { otherwise: 0 },
  'perguntas-ao-farmaceutico': { otherwise: 0 },
  'perguntas-de-regulamento': {
    key: 'excerto',
    byOption: { 'Artigo 3.º: A sala é cedida': 1 },
    otherwise: 0,
  },
  'preparar-consulta': { key: 'resultado', byOption: { 'um resumo para entregar': 1 }, otherwise: 0 },
  'recibo-de-vencimento': {
    key: 'ajuda',
    byOption: { 'o que pergunto a quem processa os salários': 1 },
    otherwise: 0,
  },
  reclamacao: { otherwise: 0 },
  'responder-a-municipe': { key: 'meio', byOption: { 'para eu ler ao telefone': 1 }, otherwise: 0 },
  'responder-ao-senhorio': {
    key: 'pedido',
    byOption: { 'uma conversa para tentarmos um acordo': 1 },
    otherwise: 0,
  },
  'responder-comentario': { otherwise: 0 },
  'resumir-emails': {
    key: 'mensagens',
    byOption: { 'Pessoa A: O programa de sábado': 1 },
    otherwise: 0,
  },
  'reuniao-de-condominio': { otherwise: 0 },
  'rever-decisao': { otherwise: 0 },
  'trabalho-da-escola': {
    key: 'ajuda',
    byOption: { 'dividir o trabalho em partes': 1, 'planear o que se faz em cada dia': 1 },
    otherwise: 0,
  },
  'verificar-antes-de-partilhar': { otherwise: 0 },
};
