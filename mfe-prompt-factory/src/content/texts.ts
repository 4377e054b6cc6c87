/** All words of the Prompt Factory's pages that are not recipes. */

import type { FallbackReason } from '../data/generate.ts';
import type { Milestone } from '../state/points.ts';

export const heroTexts = {
  eyebrow: 'Fábrica de Prompts',
  start: 'Começar a Criar',
  loading: 'A preparar a fábrica…',
  /** Specification §8. */
  failed: 'Não foi possível carregar o conteúdo.',
  failedWhy: 'Mostramos o texto guardado neste sítio. Pode usar a fábrica na mesma.',
};

export const wizardTexts = {
  title: 'A fábrica',
  intro: 'Três passos: escolha um tema, escolha uma receita e faça-a sua.',
  loading: 'A carregar as receitas…',
  /** Specification §8. */
  failed: 'Não foi possível carregar as receitas.',
  failedWhy: 'Mostramos as receitas guardadas neste sítio. As avaliações podem não estar em dia.',
  retry: 'Tentar de novo',
  broken: 'Não foi possível abrir a fábrica.',
  brokenWhy: 'Uma parte da página não chegou. Verifique a ligação à Internet e tente de novo.',
};

export const stepTexts = {
  label: 'Passos',
  category: 'Tema',
  recipe: 'Receita',
  create: 'Criar',
  /** Comes before the name of a step. */
  back: 'Voltar a:',
};

export const categoryTexts = {
  /** Specification §2. */
  title: 'Vamos Começar a Criar?',
  intro: 'Escolha um tema, ou procure uma receita pelo nome.',
  search: 'Procurar receitas',
  searchHint: 'Por exemplo: carta, consulta, teste, azulejos.',
  clear: 'Limpar a procura',
  count: (recipes: number) => (recipes === 1 ? '1 receita' : `${recipes} receitas`),
  results: (found: number, query: string) =>
    found === 0
      ? `Nenhuma receita encontrada para «${query}».`
      : `${found === 1 ? '1 receita encontrada' : `${found} receitas encontradas`} para «${query}».`,
  noResults: 'Experimente outra palavra, mais curta ou mais geral, ou escolha um dos temas abaixo.',
  favourites: 'As suas favoritas',
  categories: 'Temas',
};

export const recipeTexts = {
  intro: 'Escolha a receita mais parecida com o que precisa. Depois muda o que quiser.',
  popular: 'POPULAR',
  image: 'Imagem',
  unrated: 'Ainda sem avaliações',
  rated: (average: string, votes: number) => `${average} em 5 (${votes === 1 ? '1 voto' : `${votes} votos`})`,
  favourite: (title: string) => `Guardar «${title}» nas favoritas`,
  added: (title: string) => `«${title}» está nas suas favoritas, neste dispositivo.`,
  removed: (title: string) => `«${title}» saiu das suas favoritas.`,
};

export const createTexts = {
  eyebrow: (category: string) => category,
  template: 'Preencha o molde',
  templateIntro: 'Escolha uma opção em cada espaço, ou escreva por palavras suas.',
  own: 'Escrever por palavras minhas…',
  ownPlaceholder: 'escreva aqui',
  options: (label: string) => `Voltar às opções de «${label}»`,
  prompt: 'O seu prompt',
  ready: 'O seu prompt está pronto! Copie-o, ou gere já uma resposta.',
  missing: (labels: string[]) =>
    `Para gerar, falta preencher: ${labels.map((label) => `«${label}»`).join(', ')}.`,
  tooLong: (excess: number) =>
    `O texto é demasiado longo para a IA. Corte ${excess === 1 ? '1 carácter' : `${excess} caracteres`}.`,
  generate: 'Gerar com IA',
  copy: 'Copiar Prompt',
  copied: 'Prompt copiado!',
  /** Specification §8. */
  copyFailed: 'Falha ao copiar o prompt.',
  copyByHand: 'Selecione o texto abaixo e copie-o à mão (Ctrl+C, ou toque prolongado no telemóvel).',
  assistants: 'Agora cole-o num assistente',
  assistantsIntro:
    'São serviços externos, com regras próprias. Não escreva dados pessoais e confirme o que lhe responderem.',
  assistant: (name: string) => `Abrir o ${name}`,
  share: 'Partilhar receita',
  shared: 'Ligação copiada! Abre esta receita com as suas escolhas.',
  leftOut: (labels: string[]) =>
    `A ligação não leva o que escreveu em ${labels.map((label) => `«${label}»`).join(' e em ')}: é demasiado longo.`,
  shareFailed: 'Não foi possível copiar a ligação. Copie-a daqui:',
  shareLabel: 'Ligação para esta receita',
};

export const privacyTexts = {
  title: 'Antes de gerar',
  on: 'O seu prompt vai ser enviado a um serviço externo de IA. Não escreva nomes, moradas, números de documentos nem outros dados pessoais.',
  off: 'Neste sítio a IA não está ligada: em vez de uma resposta gerada, vai ver um exemplo escrito pela nossa equipa. Nada é enviado para fora.',
};

export const resultTexts = {
  title: 'O seu resultado',
  waiting: { text: 'A IA está a escrever…', image: 'A IA está a desenhar…' },
  patience: 'Está a demorar mais do que o costume. Só mais um bocadinho: as boas ideias pedem paciência.',
  cancel: 'Cancelar',
  cancelled: 'Pedido cancelado. As suas escolhas continuam aqui.',
  ready: 'A resposta está pronta.',
  prompt: 'O prompt',
  answer: 'A resposta',
  /** Decision 21. */
  byAi: 'Gerado por IA',
  byTeam: 'Exemplo escrito pela equipa',
  byTeamImage: 'Ilustração da equipa',
  checkAi: 'A IA engana-se. Confirme datas, nomes e números antes de usar.',
  why: {
    off: 'A IA não está ligada neste sítio. Este exemplo serve de modelo: adapte-o ao seu caso.',
    limited:
      'Já foram feitos muitos pedidos por agora. Fica um exemplo da equipa; volte a tentar mais tarde.',
    failed:
      'Os serviços de IA não responderam desta vez. Fica um exemplo da equipa para não sair de mãos a abanar.',
  } satisfies Record<FallbackReason, string>,
  /** Specification §8. */
  failed: 'Ocorreu um erro ao gerar a resposta. Por favor, tente novamente.',
  tryAgain: 'Tentar novamente',
  aiImage: (prompt: string) => `Imagem gerada por IA a partir do pedido: ${prompt}`,
  teamImage: (title: string) => `Ilustração da equipa, de exemplo, para a receita «${title}».`,
  save: 'Guardar imagem',
  fileName: 'imagem-fabrica-de-prompts',
  tip: 'Dica avançada',
  rate: 'Que estrelas dá a esta receita?',
  another: 'Criar outro prompt',
  copyAnswer: 'Copiar resposta',
  answerCopied: 'Resposta copiada!',
  print: 'Imprimir',
  printed: (date: string) => `IA para Todos · Fábrica de Prompts · ${date}`,
};

export const pointsTexts = {
  title: 'A sua medalha',
  intro: 'Cada resposta gerada vale um ponto. Com 15 pontos, a medalha é sua.',
  introCopy: 'Cada resposta gerada e cada prompt copiado valem um ponto. Com 15 pontos, a medalha é sua.',
  unlocked: 'Parabéns! Já pode recolher a sua medalha.',
  points: 'Pontos',
  progress: 'Progresso até à medalha',
  medal: 'Mestre de Prompts',
  claim: 'Recolher Medalha',
};

/** Specification §4: notices at 1, 5, 10 and 15 points. */
export const milestoneTexts: Record<Milestone, string> = {
  1: 'A sua jornada começou! Ganhou o primeiro ponto.',
  5: 'Já fez um terço do caminho: 5 pontos!',
  10: 'Está quase lá! Já tem 10 pontos.',
  15: 'Parabéns! Desbloqueou a medalha de Mestre de Prompts!',
};
