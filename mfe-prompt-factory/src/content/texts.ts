/** Texts of the Prompt Factory's pages, except recipes. */

import type { PartKind } from '@ia/shared-services/recipes';
import type { FallbackReason } from '../data/generate.ts';
import type { UnresolvedPart } from '../rules/wizard-route.ts';
import type { Milestone } from '../state/points.ts';

export const heroTexts = {
  eyebrow: 'Fábrica de Prompts',
  start: 'Começar a Criar',
  loading: 'A preparar a fábrica…',
  failed: 'Não foi possível carregar o conteúdo.',
  failedWhy: 'Mostramos o texto guardado neste site. Pode usar a fábrica na mesma.',
};

export const wizardTexts = {
  title: 'A fábrica',
  intro: 'Três passos: escolha um tema, escolha uma receita e faça-a sua.',
  loading: 'A carregar as receitas…',
  failed: 'Não foi possível carregar as receitas.',
  failedWhy: 'Mostramos as receitas guardadas neste site. As avaliações podem não estar em dia.',
  retry: 'Tentar de novo',
  retrying: 'A tentar de novo…',
  recovered: 'As receitas já estão em dia.',
  broken: 'Não foi possível abrir a fábrica.',
  brokenWhy: 'Uma parte da página não chegou. Verifique a ligação à Internet e tente de novo.',
};

/** Notices for URLs with a missing target. */
export const unresolvedTexts: Record<UnresolvedPart, string> = {
  recipe:
    'Não encontrámos a receita desta ligação: pode ter mudado de nome ou ter sido retirada. Procure-a aqui, ou escolha outra.',
  category: 'Não encontrámos o tema desta ligação. Escolha um dos que estão aqui.',
  step: 'A ligação não está completa. Comece por aqui.',
  answer:
    'Não há, neste dispositivo, uma resposta guardada para esta ligação. A receita está aqui, pronta para gerar outra.',
};

export const stepTexts = {
  label: 'Passos',
  category: 'Tema',
  recipe: 'Receita',
  create: 'Criar',
  /** Prefix of a step's name. */
  back: 'Voltar a:',
};

export const categoryTexts = {
  title: 'Vamos Começar a Criar?',
  intro:
    'Escolha um tema, ou procure uma receita pelo nome. Cada receita dá um [[prompt]]: o pedido que se escreve à [[ia|IA]].',
  orSearch: 'Ou procure',
  search: 'Procurar receitas',
  searchHint: 'Por exemplo: carta, consulta, teste, azulejos.',
  clear: 'Limpar a procura',
  count: (recipes: number) => (recipes === 1 ? '1 receita' : `${recipes} receitas`),
  results: (found: number, query: string) =>
    found === 0
      ? `Nenhuma receita encontrada para «${query}».`
      : `${found === 1 ? '1 receita encontrada' : `${found} receitas encontradas`} para «${query}».`,
  noResults: 'Experimente outra palavra, mais curta ou mais geral, ou escolha um dos temas acima.',
  favourites: 'As suas favoritas',
};

export const recipeTexts = {
  intro: 'Escolha a receita mais parecida com aquilo de que precisa. Depois pode mudar o que quiser.',
  popular: 'POPULAR',
  popularExample: 'POPULAR (exemplo)',
  image: 'Imagem',
  /** Sample result of a recipe, from the team's example. */
  makes: (line: string) => `Dá, por exemplo: «${line}»`,
  makesImage: 'Dá uma imagem, a partir do que descrever.',
  unrated: 'Ainda sem avaliações',
  rated: (average: string, votes: number, examples: number) => {
    if (examples >= votes) return `${average} em 5 (${votes} avaliações de exemplo)`;
    const counted = votes === 1 ? '1 avaliação' : `${votes} avaliações`;
    return `${average} em 5 (${counted}${examples > 0 ? `, ${examples} de exemplo` : ''})`;
  },
  favourite: (title: string) => `Guardar «${title}» nas favoritas`,
  added: (title: string) => `«${title}» está nas suas favoritas, neste dispositivo.`,
  addedForNow: (title: string) =>
    `«${title}» está nas suas favoritas, enquanto tiver este site aberto: o navegador não deixa guardá-la.`,
  removed: (title: string) => `«${title}» saiu das suas favoritas.`,
};

const cut = (excess: number) => `Corte ${excess === 1 ? '1 carácter' : `${excess} caracteres`}.`;

export const createTexts = {
  eyebrow: (category: string) => category,
  template: 'Preencha os espaços',
  templateIntro: 'Escolha uma opção em cada espaço, ou escreva por palavras suas.',
  /** For the visitor's own recipes, which have blanks without options. */
  templateIntroOwn: 'Preencha cada espaço por palavras suas.',
  own: 'Escrever por palavras minhas…',
  /** Dropdown option that restores the visitor's own text. */
  ownAgain: (text: string) =>
    `As minhas palavras: «${text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text}»`,
  blankEmpty: (label: string, hasOptions: boolean) =>
    `Falta «${label}». Escreva aqui${hasOptions ? ', ou volte às opções com o botão ao lado' : ''}.`,
  blankTooLong: (excess: number) => `Este texto é demasiado longo. ${cut(excess)}`,
  offered: 'Quer o que escreveu da última vez?',
  offeredText: (texts: string[]) =>
    `Guardámos ${texts.map((each) => `«${each.length > 80 ? `${each.slice(0, 79).trimEnd()}…` : each}»`).join(', ')}.`,
  restore: 'Repor o que escrevi',
  restored: 'Está tudo como tinha escrito.',
  ownPlaceholder: 'escreva aqui',
  options: (label: string) => `Voltar às opções de «${label}»`,
  prompt: 'O seu prompt',
  /** Scrolls from the template to the prompt, which is below it on narrow screens. */
  next: 'Ver o prompt',
  ready: 'O seu prompt está pronto! Copie-o, ou gere já uma resposta.',
  /** Variants while AI is off. */
  readyOff: 'O seu prompt está pronto! Copie-o, ou veja já um exemplo da equipa.',
  readyOffOwn: 'O seu prompt está pronto! Copie-o e use-o num assistente.',
  missing: (labels: string[]) =>
    `Para copiar ou gerar, falta preencher: ${labels.map((label) => `«${label}»`).join(', ')}.`,
  tooLong: (excess: number) => `O texto é demasiado longo para a IA. ${cut(excess)}`,
  generate: 'Gerar com IA',
  copy: 'Copiar Prompt',
  copied: 'Prompt copiado!',
  copyFailed: 'Falha ao copiar o prompt.',
  copyByHand: 'Selecione o texto abaixo e copie-o à mão (Ctrl+C, ou toque prolongado no telemóvel).',
  assistants: 'Agora cole-o num assistente',
  pasteNext: 'Cole-o num assistente, sem dados pessoais: as ligações vêm a seguir.',
  assistantsIntro:
    'São serviços externos, com regras próprias. Não escreva dados pessoais e confirme o que lhe responderem.',
  /** The courses teach work with a protected account (courses V2 and V3). */
  assistantsAccount:
    'Estas páginas podem abrir com a sua conta pessoal. Em assuntos de trabalho, use só a conta e o assistente que a sua organização lhe dá.',
  assistant: (name: string) => `Abrir o ${name}`,
  share: 'Partilhar receita',
  shared: 'Ligação copiada! Abre esta receita com as suas escolhas.',
  leftOut: (labels: string[]) =>
    `A ligação não leva o que escreveu em ${labels.map((label) => `«${label}»`).join(' e em ')}: é demasiado longo.`,
  partsLeftOut: (names: string[]) =>
    `A ligação leva o texto da receita, e não o seu, em ${names.map((name) => `«${name}»`).join(' e em ')}.`,
  shareFailed: 'Não foi possível copiar a ligação. Copie-a daqui:',
};

/** Names of a prompt's parts, as the courses teach them, with the effect of each on the answer. */
export const partNames: Record<PartKind, { name: string; why: string }> = {
  role: { name: 'Papel', why: 'Diz à IA que papel deve fazer. Muda o tom e as palavras.' },
  context: { name: 'Contexto', why: 'Conta o que a IA não pode adivinhar sobre o seu caso.' },
  task: { name: 'Tarefa', why: 'É o pedido: o que a IA tem de fazer.' },
  format: { name: 'Formato', why: 'Diz como quer a resposta: tamanho, ordem, tom.' },
  limits: { name: 'Limites', why: 'Diz o que a IA não deve fazer, como inventar dados.' },
};

export const partTexts = {
  form: 'Texto do prompt',
  others: (names: string[]) =>
    `Outras partes do prompt: ${new Intl.ListFormat('pt-PT', { type: 'conjunction' }).format(names)}`,
  intro: 'Pode mudar à mão qualquer parte do prompt.',
  change: 'Mudar à mão',
  again: 'Voltar ao meu texto',
  reset: 'Repor',
  /** Suffix of a part's name. */
  field: (name: string) => `${name}, por palavras suas`,
  leftOut: 'Está vazia: esta parte fica fora do prompt.',
  taskEmpty: 'Falta a tarefa: sem ela, a IA não sabe o que fazer. Escreva-a, ou carregue em «Repor».',
  resetDone: (name: string) => `${name}: voltou o texto da receita.`,
};

/** Texts of the whole prompt edited by hand. */
export const wholePromptTexts = {
  change: 'Mudar o prompt à mão',
  again: 'Voltar ao meu prompt',
  reset: 'Voltar ao prompt da receita',
  field: 'O seu prompt, por palavras suas',
  note: 'É este texto que é copiado ou enviado. Quando a receita é do site, diz-se também à IA o nome dela.',
  empty: 'O prompt está vazio. Escreva-o, ou volte ao prompt da receita.',
  resetDone: 'Voltou o prompt da receita. O seu texto ficou guardado.',
  aside:
    'Está a escrever o prompt à mão, e por isso as opções da receita não o mudam. O que preencheu continua guardado.',
  leftOut: 'A ligação leva o prompt da receita, e não o que escreveu à mão.',
};

/** Notices about «Gerar com IA». The title describes the button for screen readers. */
export const privacyTexts = {
  title: 'O prompt sai deste site: tire os dados pessoais',
  titleOff: 'Este site não tem IA ligada: o botão mostra um exemplo da equipa',
  titleOffOwn: 'Este site não tem IA ligada: copie o prompt',
  titleOffImage: 'Este site não tem IA ligada: o botão mostra uma ilustração',
  titleNoImages: 'Não há IA que faça imagens: o botão mostra uma ilustração',
  on: 'O seu prompt vai ser enviado a um serviço externo de IA. Não escreva nomes, moradas, números de documentos nem outros [[dados-pessoais|dados pessoais]].',
  off: 'O exemplo foi escrito pela nossa equipa. Nada é enviado para fora. Se copiar o prompt para um assistente, tire primeiro os dados pessoais.',
  offOwn:
    'Para a sua receita não temos um exemplo: copie o prompt e use-o num assistente, sem dados pessoais. Nada é enviado para fora.',
  noImages:
    'A ilustração é da nossa equipa. Nada é enviado para fora. Se copiar o prompt para um assistente, tire primeiro os dados pessoais.',
};

/** Notices about data stored on the device. */
export const storageTexts = {
  blanks: 'O que escreve aqui fica guardado neste dispositivo.',
  answer: 'Fica guardado neste dispositivo, em «Os meus prompts».',
  tooLarge:
    'Esta imagem é grande demais para ficar guardada neste dispositivo: dura enquanto tiver o site aberto. Se a quiser, guarde-a já.',
  refused:
    'O seu navegador não deixa guardar nada: o que escreve e o que gera dura só enquanto tiver este site aberto. Copie o que quiser manter.',
  refusedPoints: 'O seu navegador não deixa guardar os pontos: contam enquanto tiver este site aberto.',
  last: 'As suas últimas respostas',
  lastWhere: 'Guardadas neste dispositivo.',
  incomplete: 'incompleta',
  clear: 'Apagar os prompts guardados',
  cleared: 'Os prompts guardados foram apagados deste dispositivo.',
  undo: 'Anular',
  undone: 'Os prompts guardados voltaram.',
};

export const resultTexts = {
  title: 'O seu resultado',
  waiting: { text: 'A IA está a escrever…', image: 'A IA está a desenhar…' },
  waitingOff: 'A procurar um exemplo da equipa…',
  patience: 'Está a demorar mais do que o costume. Só mais um bocadinho: as boas ideias pedem paciência.',
  cancel: 'Cancelar',
  cancelled: 'Pedido cancelado. As suas escolhas continuam aqui.',
  cancelledIncomplete: 'Pedido cancelado. Fica o que já tinha chegado, como resposta incompleta.',
  incomplete: 'Resposta incompleta',
  incompleteWhy: 'Parou antes do fim: pode faltar o mais importante. Não conta para os pontos.',
  ready: {
    ai: 'A resposta está pronta: leia-a a seguir.',
    team: 'O exemplo da equipa está pronto: leia-o a seguir.',
  },
  prompt: 'O prompt',
  answer: 'A resposta',
  /** Origin of an answer. */
  byAi: 'Gerado por IA',
  byTeam: 'Exemplo escrito pela equipa',
  byTeamImage: 'Ilustração da equipa',
  checkAi: 'A IA engana-se. Confirme datas, nomes e números antes de usar.',
  checkAiImage: 'Esta imagem foi inventada pela IA: não prova que algo aconteceu. Diga-o a quem a mostrar.',
  why: {
    off: 'A IA não está ligada neste site. Este exemplo serve de modelo: adapte-o ao seu caso.',
    'no-key':
      'Este site ainda não está ligado a um serviço de IA, e por isso nenhum foi consultado. Fica um exemplo da equipa.',
    'no-image-key':
      'Este site ainda não está ligado ao serviço que faz imagens, e por isso nenhum foi consultado. Fica uma ilustração da equipa.',
    refused:
      'O serviço de IA não quis responder a este pedido, por causa das suas regras de segurança. Experimente dizê-lo de outra maneira. Entretanto, fica um exemplo da equipa.',
    limited: 'Houve muitos pedidos em pouco tempo. Fica um exemplo da equipa; tente de novo mais tarde.',
    ceiling:
      'Este site paga por cada resposta da IA, e o que estava previsto gastar já se esgotou. Fica um exemplo da equipa; a IA volta a responder noutro dia.',
    failed: 'Os serviços de IA não responderam desta vez. Fica um exemplo da equipa.',
  } satisfies Record<FallbackReason, string>,
  /** Shown with an illustration, which cannot be adapted like a text. */
  whyOffImage: 'A IA não está ligada neste site. Fica uma ilustração da equipa.',
  talkBroken: 'Não foi possível abrir a conversa.',
  failed: 'Ocorreu um erro ao gerar a resposta. Por favor, tente novamente.',
  tryAgain: 'Tentar novamente',
  aiImage: (prompt: string) => `Imagem gerada por IA a partir do pedido: ${prompt}`,
  teamImage: (title: string) => `Ilustração da equipa, de exemplo, para a receita «${title}».`,
  save: 'Guardar imagem',
  fileName: 'imagem-fabrica-de-prompts',
  fileNameAi: 'imagem-gerada-por-ia',
  tip: 'Dica avançada',
  rate: 'Quantas estrelas dá a esta receita?',
  rateWaits: 'A sua avaliação está guardada neste dispositivo. Segue sozinha quando houver ligação.',
  rateQueued:
    'Já chegaram muitas avaliações a partir desta ligação à Internet. A sua está guardada neste dispositivo e segue sozinha mais tarde.',
  another: 'Criar outro prompt',
  copyAnswer: 'Copiar resposta',
  answerCopied: 'Resposta copiada!',
  print: 'Imprimir',
};

export const pointsTexts = {
  title: 'A sua medalha',
  intro: 'Cada resposta gerada vale um ponto. Com 15 pontos, a medalha é sua.',
  introOff: 'Cada exemplo que pedir vale um ponto. Com 15 pontos, a medalha é sua.',
  introOffCopy:
    'Cada exemplo que pedir e cada prompt copiado valem um ponto. Com 15 pontos, a medalha é sua.',
  introCopy: 'Cada resposta gerada e cada prompt copiado valem um ponto. Com 15 pontos, a medalha é sua.',
  unlocked: 'Parabéns! Já pode recolher a sua medalha.',
  points: 'Pontos',
  progress: 'Progresso até à medalha',
  medal: 'Mestre de Prompts',
  claim: 'Recolher Medalha',
};

const joinQuoted = (names: readonly string[]): string =>
  new Intl.ListFormat('pt-PT', { type: 'conjunction' }).format(names.map((name) => `«${name}»`));

/** Summary of the prompts stored on the device, at most fifty. */
export const practiceTexts = {
  done: (recipes: number, themes: readonly string[]) =>
    `Já praticou com ${recipes === 1 ? 'uma receita' : `${recipes} receitas diferentes`}, em ${joinQuoted(themes)}.`,
  ownText: (count: number) =>
    count === 1 ? 'Num dos prompts usou palavras suas.' : `Em ${count} dos prompts usou palavras suas.`,
  next: 'Para experimentar a seguir:',
};

/** Notices at 1, 5, 10 and 15 points. */
export const milestoneTexts: Record<Milestone, string> = {
  1: 'O seu percurso começou! Ganhou o primeiro de 15 pontos.',
  5: 'Já fez um terço do caminho: 5 pontos!',
  10: 'Está quase lá! Já tem 10 pontos.',
  15: 'Parabéns! Desbloqueou a medalha de Mestre de Prompts!',
};
