import type { PromptGroup } from '../schema.ts';

/** Prompts for work with Copilot. Placeholders are in square brackets; none asks for personal data. */
export const library: PromptGroup[] = [
  {
    id: 'comunicacao',
    title: 'Comunicação',
    items: [
      {
        id: 'mslib-resposta',
        title: 'Responder a um pedido de informação',
        description: 'Descreva o pedido sem identificar a pessoa.',
        promptText:
          'Age como técnica de atendimento. Escreve uma resposta a quem pergunta [pergunta]. A informação certa é [informação]. Tom cordial, no máximo 100 palavras. Acaba com este contacto: [contacto do serviço]. Não inventes prazos nem valores.',
      },
      {
        id: 'mslib-resumo',
        title: 'Resumir uma troca de mensagens',
        description: 'Retire antes nomes e contactos.',
        promptText:
          'Resume estas mensagens em três partes: decisões, dúvidas e próximos passos. Não acrescentes nada. Se uma data não estiver clara, escreve «por confirmar».\n\n[mensagens]',
      },
      {
        id: 'mslib-simples',
        title: 'Passar para linguagem simples',
        description: 'Para um aviso ou edital difícil.',
        promptText:
          'Reescreve este aviso em linguagem simples para toda a gente. Frases até 20 palavras. Mantém datas, valores e artigos. No fim, lista o que simplificaste.\n\n[aviso]',
      },
    ],
  },
  {
    id: 'planeamento',
    title: 'Planeamento e Logística',
    items: [
      {
        id: 'mslib-agenda',
        title: 'Preparar uma reunião',
        description: 'Ordem de trabalhos e perguntas.',
        promptText:
          'Prepara uma reunião de [duração] sobre [assunto] com [número] pessoas. Dá-me a ordem de trabalhos com tempos, o que cada pessoa deve trazer e três perguntas para abrir a conversa.',
      },
      {
        id: 'mslib-evento',
        title: 'Lista para um evento',
        description: 'Do que falta fazer até ao dia.',
        promptText:
          'Faz uma lista de tarefas para [evento] no dia [data], em [local]. Divide por semanas até ao dia. Inclui acessibilidade, plano para a chuva e quem deve confirmar cada tarefa.',
      },
    ],
  },
  {
    id: 'dados',
    title: 'Análise de Dados',
    items: [
      {
        id: 'mslib-tabela',
        title: 'Perceber uma tabela',
        description: 'Com dados já publicados ou sem pessoas.',
        promptText:
          'Olha para esta tabela e diz-me três coisas que se destacam, com os números em que te baseias. Diz também o que a tabela não permite concluir.\n\n[tabela]',
      },
      {
        id: 'mslib-formula',
        title: 'Pedir uma fórmula',
        description: 'Para uma folha de cálculo.',
        promptText:
          'Preciso de uma fórmula de Excel em português para [o que quero calcular]. Os dados estão nas colunas [colunas]. Explica a fórmula por partes e diz como a posso testar.',
      },
    ],
  },
  {
    id: 'criacao',
    title: 'Criação de Conteúdo',
    items: [
      {
        id: 'mslib-apresentacao',
        title: 'Esqueleto de uma apresentação',
        description: 'Antes de abrir o PowerPoint.',
        promptText:
          'Prepara o esqueleto de uma apresentação de [minutos] minutos sobre [assunto] para [público]. No máximo seis diapositivos, cada um com um título que diga a ideia e dois pontos de apoio.',
      },
      {
        id: 'mslib-imagem',
        title: 'Imagem para um cartaz',
        description: 'Diga o assunto, o estilo e as cores.',
        promptText:
          'Cria uma imagem de [assunto] em estilo de azulejo português, azul e branco, com pessoas diversas. Sem texto e sem marcas.',
      },
      {
        id: 'mslib-perguntas',
        title: 'Perguntas frequentes',
        description: 'A partir de um texto que já existe.',
        promptText:
          'Com base só neste texto, escreve seis perguntas frequentes com respostas de duas frases. Indica de que parte do texto tiraste cada resposta.\n\n[texto]',
      },
    ],
  },
];
