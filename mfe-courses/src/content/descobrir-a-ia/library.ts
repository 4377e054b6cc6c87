import type { PromptGroup } from '../schema.ts';

/** Prompts for everyday life. Prompts for work are in the Copilot courses. */
export const library: PromptGroup[] = [
  {
    id: 'comunicacao',
    title: 'Comunicação',
    items: [
      {
        id: 'lib-reclamar',
        title: 'Reclamar com educação',
        description: 'Para um produto com defeito ou um serviço que correu mal.',
        promptText:
          'Escreve uma reclamação educada e firme sobre [o que aconteceu], no dia [data]. Peço [o que quero]. Usa no máximo 120 palavras e deixa espaço para o meu nome e contacto.',
      },
      {
        id: 'lib-simples',
        title: 'Pôr em linguagem simples',
        description: 'Para um texto oficial difícil de ler.',
        promptText:
          'Reescreve este texto em linguagem simples, com frases curtas. Mantém datas e valores tal como estão. No fim, lista as palavras difíceis e o que querem dizer.\n\n[texto, sem dados pessoais]',
      },
      {
        id: 'lib-convite',
        title: 'Convidar os vizinhos',
        description: 'Um convite curto e caloroso.',
        promptText:
          'Escreve um convite para [evento] no dia [data], às [hora], em [local]. Tom alegre, cinco linhas e uma frase a dizer que toda a gente é bem-vinda.',
      },
    ],
  },
  {
    id: 'planeamento',
    title: 'Planeamento e Logística',
    items: [
      {
        id: 'lib-semana',
        title: 'Organizar a semana',
        description: 'Quando há muito para fazer e pouco tempo.',
        promptText:
          'Tenho estas tarefas: [lista]. Ajuda-me a distribuí-las por cinco dias, no máximo com duas por dia. Põe primeiro as que têm prazo e diz-me o que posso adiar.',
      },
      {
        id: 'lib-passeio',
        title: 'Planear um passeio acessível',
        description: 'Para um grupo com pessoas de várias idades.',
        promptText:
          'Planeia um passeio de um dia a [lugar] para [número] pessoas, entre elas alguém com dificuldade em andar. Inclui pausas de hora a hora. Diz-me o que devo confirmar por telefone antes de ir.',
      },
    ],
  },
  {
    id: 'dados',
    title: 'Análise de Dados',
    items: [
      {
        id: 'lib-gastos',
        title: 'Perceber os gastos de casa',
        description: 'Escreva só categorias e valores.',
        promptText:
          'Estes são os meus gastos do mês por categoria: [lista]. Apresenta uma tabela com as categorias da maior para a menor e a percentagem de cada uma. Sugere três perguntas em que devo pensar, sem me dares conselhos financeiros.',
      },
      {
        id: 'lib-opinioes',
        title: 'Resumir opiniões de um grupo',
        description: 'Para respostas sem nomes a uma pergunta do grupo.',
        promptText:
          'Agrupa estas respostas em três a cinco temas. Para cada tema, diz quantas respostas há e copia uma frase curta como exemplo. Se uma resposta não couber em nenhum tema, diz qual é.\n\n[respostas sem nomes]',
      },
    ],
  },
  {
    id: 'criacao',
    title: 'Criação de Conteúdo',
    items: [
      {
        id: 'lib-historia',
        title: 'Uma história para adormecer',
        description: 'Com as personagens que a criança escolher.',
        promptText:
          'Escreve uma história para adormecer com [personagem] e [lugar], para uma criança de [idade] anos. Duzentas palavras, final tranquilo e sem sustos. Usa português de Portugal.',
      },
      {
        id: 'lib-cartaz',
        title: 'Uma imagem para um cartaz',
        description: 'Para assistentes que criam imagens.',
        promptText:
          'Cria uma imagem de [assunto] com pessoas de várias idades e origens, num estilo de azulejo português em azul e branco. Fundo claro e sem texto.',
      },
      {
        id: 'lib-quiz',
        title: 'Um jogo de perguntas',
        description: 'Para uma tarde em família ou uma aula.',
        promptText:
          'Faz dez perguntas de escolha múltipla sobre [assunto], da mais fácil à mais difícil. Três respostas para cada uma. Põe as soluções no fim e marca com um asterisco as que devo confirmar.',
      },
    ],
  },
];
