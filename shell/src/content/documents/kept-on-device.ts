/** What the site keeps on a visitor's device: the table of /privacidade/. `{id}` and … stand for what differs. */
export interface Kept {
  keys: readonly string[];
  /** What it is for. Names of keys stand in `backticks`. */
  purpose: string;
}

export const keptOnDevice: readonly Kept[] = [
  {
    keys: ['promptFactoryPoints', 'promptFactoryPointsV2', 'promptFactoryFavourites'],
    purpose: 'Os seus pontos na Fábrica de Prompts e as receitas que guardou como favoritas.',
  },
  {
    keys: ['promptFactoryDrafts', 'promptFactoryAnswers'],
    purpose:
      'O que escreveu nas receitas da Fábrica de Prompts e as últimas cinco respostas, para não os perder. Na fábrica, «Apagar estas respostas» apaga as respostas.',
  },
  {
    keys: ['copilotCoursePoints', 'msCopilotCoursePoints', 'copilotCourse2Points', 'copilotCourse3Points'],
    purpose:
      'Os seus pontos em cada curso. O mesmo nome com `State` no fim guarda os blocos que já fez, e com `Answers` no fim as respostas que deu.',
  },
  {
    keys: ['mfe-courses.written.{id}'],
    purpose: 'O que escreveu ou marcou nas atividades de cada curso e da Missão 1.',
  },
  {
    keys: ['courseReviews'],
    purpose:
      'As perguntas dos cursos em que não acertou à primeira e o dia em que voltam, para as rever em «Aprender».',
  },
  {
    keys: ['vote_principle_{id}'],
    purpose: 'O voto que deu a cada princípio do manifesto (a favor ou contra).',
  },
  {
    keys: ['vote_suggestion_{id}'],
    purpose: 'As sugestões que já apoiou.',
  },
  {
    keys: ['unsent_vote_…'],
    purpose:
      'Um voto que ainda não chegou ao servidor, por exemplo por falta de rede. Desaparece quando chega.',
  },
  {
    keys: ['preferences'],
    purpose:
      'As suas preferências: tamanho do texto, cores, contraste, movimento, ligações e largura das linhas.',
  },
  {
    keys: ['visitorId'],
    purpose:
      'O código de visitante: um número que o servidor dá a este dispositivo quando vota, avalia ou sugere pela primeira vez, ou que o dispositivo tira ao acaso quando pede ajuda à IA antes disso. Leva a hora em que foi dado. Serve para o servidor não contar o mesmo voto duas vezes e para travar pedidos em excesso. Não diz quem é e não é usado para mais nada.',
  },
  {
    keys: ['suggestionDraft', 'suggestionDrafts'],
    purpose:
      'O rascunho da sugestão que está a escrever em cada separador, para não o perder se a página se fechar. Desaparece quando o envia ou apaga.',
  },
  {
    keys: ['sentSuggestions'],
    purpose:
      'As sugestões que enviou a partir deste dispositivo: o texto, o código de acompanhamento e o último estado conhecido.',
  },
  {
    keys: ['moderationSession', 'moderationShortcuts'],
    purpose:
      'Só para a equipa de moderação: a sessão de quem entrou na página de moderação, e se desligou os atalhos do teclado. Quem só visita o sítio não tem nada disto.',
  },
  {
    keys: ['historyEntries'],
    purpose:
      'O lugar onde estava em cada página que visitou, e o que lá tinha aberto ou procurado, para o botão «Retroceder» voltar a esse ponto. Fica só neste separador (chama-se `sessionStorage`) e desaparece quando o fecha.',
  },
  {
    keys: ['brokenVersions'],
    purpose:
      'Que versões de uma parte do sítio não funcionaram neste separador, para não as abrir outra vez. Também desaparece quando o fecha.',
  },
  {
    keys: ['renewedFor'],
    purpose:
      'As versões novas para as quais este separador já recarregou o sítio, para não o fazer duas vezes. Também desaparece quando o fecha.',
  },
];
