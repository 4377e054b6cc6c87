/**
 * The site's technical terms, which texts link to with `[[id|palavras]]`. One or two sentences each, in everyday
 * words. Each course shows its own terms below its lessons; /glossario/ shows all of them.
 */
export interface Term {
  term: string;
  definition: string;
}

/** The terms by id. */
export const glossary: Record<string, Term> = {
  ia: {
    term: 'Inteligência artificial (IA)',
    definition:
      'Programas que fazem tarefas que costumamos associar à inteligência humana, como escrever, reconhecer imagens ou traduzir.',
  },
  'ia-generativa': {
    term: 'IA generativa',
    definition: 'IA que cria conteúdo novo, como textos, imagens ou resumos, a partir de um pedido.',
  },
  modelo: {
    term: 'Modelo de linguagem',
    definition:
      'A parte da IA que aprendeu, com muitos textos, a prever as palavras que fazem sentido a seguir umas às outras.',
  },
  prompt: {
    term: 'Prompt',
    definition:
      'O pedido que se escreve à IA. Pode ser uma pergunta, uma instrução ou um texto que a IA deve trabalhar.',
  },
  alucinacao: {
    term: 'Alucinação',
    definition:
      'Uma resposta da IA que parece certa, mas não tem base em nenhuma fonte: um nome, um número ou um documento inventado.',
  },
  vies: {
    term: 'Viés',
    definition:
      'Uma tendência injusta nas respostas da IA, que muitas vezes vem dos textos e dados com que foi treinada.',
  },
  treino: {
    term: 'Treino',
    definition: 'A fase em que um modelo aprende com grandes quantidades de texto, imagens ou outros dados.',
  },
  'dados-pessoais': {
    term: 'Dados pessoais',
    definition:
      'Qualquer informação sobre uma pessoa que se consegue identificar, mesmo que para isso seja preciso juntar vários dados: nome, morada, número de contribuinte, telefone, dados de saúde.',
  },
  assistente: {
    term: 'Assistente de IA',
    definition:
      'Um programa de conversa que responde a pedidos escritos ou falados com a ajuda de IA generativa.',
  },
  contexto: {
    term: 'Contexto',
    definition:
      'A informação que se dá à IA para que perceba a situação: para quem é, porquê, quando e onde.',
  },
  rtf: {
    term: 'RTF',
    definition:
      'Sigla inglesa (Role, Task, Format): o papel que a IA faz, a tarefa e o formato. É uma receita para escrever bons pedidos, nascida entre pessoas que usam IA.',
  },
  'protecao-empresarial': {
    term: 'Proteção de dados empresarial',
    definition:
      'O que a Microsoft promete, no contrato com a organização, para proteger os pedidos e as respostas de quem entra com a conta de trabalho.',
  },
  iteracao: {
    term: 'Conversa por etapas',
    definition: 'Pedir, ler a resposta e voltar a pedir com mais pormenores, até o resultado servir.',
  },
  'supervisao-humana': {
    term: 'Supervisão humana',
    definition: 'Uma pessoa verifica, corrige e decide. A IA ajuda, mas quem decide no fim é a pessoa.',
  },
  phishing: {
    term: 'Phishing',
    definition:
      'Mensagem falsa que finge vir de alguém de confiança para apanhar dados, códigos ou dinheiro.',
  },
  deepfake: {
    term: 'Deepfake',
    definition: 'Imagem, voz ou vídeo falso, feito com IA para parecer verdadeiro.',
  },
  algoritmo: {
    term: 'Algoritmo',
    definition:
      'Uma sequência de passos que um computador segue para chegar a um resultado, como uma receita.',
  },
};
