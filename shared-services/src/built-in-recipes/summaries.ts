import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory that summarise texts and notes: prompts with [placeholders], and the answers
 * shown without AI.
 */
export const summaries: BuiltInRecipe[] = [
  {
    id: 'resumir-documento',
    categoryId: 'resumir-texto',
    title: 'Resumir um Texto',
    icon_name: 'newspaper',
    parts: [
      { kind: 'role', text: 'Age como alguém que lê com atenção e resume sem opinar.' },
      { kind: 'task', text: 'Resume [formato] o texto abaixo, para [leitor].' },
      { kind: 'format', text: 'Mantém [foco] e corta o que se repete.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Se alguma coisa não estiver no texto, diz que não está; não acrescentes nada.',
      },
      { kind: 'context', text: 'Texto: «[texto]»' },
    ],
    type: 'text',
    placeholders: [
      { key: 'formato', label: 'Formato', options: ['em três pontos', 'num parágrafo', 'numa frase'] },
      {
        key: 'leitor',
        label: 'Para quem',
        options: ['uma pessoa com pressa', 'uma criança de 10 anos', 'a minha equipa'],
      },
      {
        key: 'foco',
        label: 'O que não pode faltar',
        options: ['as datas e os prazos', 'as decisões tomadas', 'o que muda para as pessoas'],
      },
      {
        key: 'texto',
        label: 'Texto a resumir (pode colar o seu)',
        options: [
          'A biblioteca do bairro vai abrir também ao sábado de manhã. A inscrição nas sessões de leitura faz-se ao balcão, até ao fim do mês. As crianças devem vir com um adulto.',
          'A assembleia decidiu pintar a escada e adiar a troca do elevador. As obras começam depois das férias e cada morador recebe o calendário por escrito.',
        ],
      },
    ],
    advanced_tips: [
      'Antes de colar um texto, retire nomes, moradas, datas de nascimento e números que identifiquem alguém. Pode trocá-los por «Pessoa A» ou «Rua X». Deixe os prazos.',
      'Compare sempre o resumo com o original: a IA pode deixar de fora um prazo importante.',
    ],
    fallback_outputs: [
      `# Um bom resumo, em três pontos

- **O essencial:** o que muda e para quem, numa frase de vinte palavras no máximo.
- **Datas e prazos:** o dia em que começa, o dia em que acaba e até quando é preciso agir.
- **O que fazer agora:** o próximo passo, com o sítio ou a pessoa a contactar.

*Este é um exemplo da estrutura. Copie o prompt para um assistente e cole o seu texto para receber o resumo verdadeiro.*

Antes de usar o resumo, confirme: todas as datas estão lá? Há alguma frase que não vem do texto original?`,
      `# Modelo de resumo

**Numa frase:** (quem) decidiu (o quê) e isso conta a partir de (quando).

**Porquê:** a razão principal que o texto apresenta. Se não apresentar nenhuma, escreva «o texto não explica».

**O que ainda não se sabe:** perguntas que o texto deixa em aberto.

Para preencher este modelo com o seu texto, copie o prompt e use-o no assistente que preferir. Depois leia o original uma vez e procure o que ficou de fora.`,
    ],
  },
  {
    id: 'arrumar-notas',
    categoryId: 'resumir-texto',
    title: 'Arrumar Notas Soltas',
    icon_name: 'clipboard-list',
    parts: [
      { kind: 'role', text: 'Age como alguém que toma boas notas e não perde o essencial.' },
      { kind: 'task', text: 'Arruma as notas abaixo, tiradas [ocasiao], e faz com elas [resultado].' },
      { kind: 'format', text: 'Usa frases curtas e separa [separacao].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não acrescentes nada que não esteja nas notas e assinala o que não perceberes.',
      },
      { kind: 'context', text: 'Notas: «[notas]»' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'ocasiao',
        label: 'Tiradas',
        options: ['numa reunião', 'à pressa', 'numa conversa'],
      },
      {
        key: 'resultado',
        label: 'Quero',
        options: ['um resumo de meia página', 'uma lista de tarefas', 'uma mensagem para quem faltou'],
      },
      {
        key: 'separacao',
        label: 'Separar',
        options: [
          'o que ficou decidido do que ficou por decidir',
          'o que já se sabe do que falta perguntar',
          'o que é urgente do que pode esperar',
        ],
      },
      {
        key: 'notas',
        label: 'Notas (pode colar as suas)',
        options: [
          'Portão não fecha, ver orçamento. Festa em junho? Falta quem trate do som. Próxima data: avisar toda a gente.',
          'Ligar outra vez para a oficina, a peça vem a caminho. Perguntar se há carro para emprestar. Trazer a fatura antiga.',
        ],
      },
    ],
    advanced_tips: [
      'Tire os nomes antes de colar. «A pessoa que trata do som» chega para a IA perceber.',
      'Releia as notas ao lado do resultado. Se apareceu alguma coisa que não escreveu, corte-a.',
    ],
    fallback_outputs: [
      `# Notas arrumadas, em três partes

**Já se sabe**
- (o que ficou decidido, uma linha por decisão)

**Falta fazer**
- (tarefa) · quem: (nome) · até: (data)
- (tarefa) · quem: (nome) · até: (data)

**Falta perguntar**
- (dúvida) · a quem: (pessoa ou serviço)

*Este é o molde. Copie o prompt para um assistente e cole as suas notas para receber a versão preenchida.*

Se uma linha não couber em nenhuma das três, é provável que seja uma opinião: guarde-a à parte.`,
      `# Mensagem para quem faltou

Olá!

Para quem não pôde estar, fica o essencial:

- **Decidimos:** (uma frase por decisão)
- **Ficou por decidir:** (assunto), volta à conversa em (data)
- **Precisamos de ajuda com:** (tarefa). Quem pode?

Se percebi mal alguma coisa, digam-me e eu corrijo.

Até breve,
(nome)`,
    ],
  },
];
