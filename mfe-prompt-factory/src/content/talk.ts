import { MAX_REPLIES } from '@ia/shared-services/ai';
import type { FallbackReason } from '../data/generate.ts';
import type { FollowUpStep } from '../rules/talk.ts';

const times = (count: number) => (count === 1 ? 'mais uma vez' : `mais ${count} vezes`);

/** Texts of the conversation after the first answer. */
export const talkTexts = {
  title: 'Continuar a conversa',
  intro: 'Ainda não é bem isto? Responda à IA, ou escolha um dos passos mais comuns.',
  steps: 'Passos sugeridos',
  step: { shorter: 'Mais curto', simpler: 'Mais simples', other: 'Outra versão' } satisfies Record<
    FollowUpStep,
    string
  >,
  /** Message that each suggested step sends. */
  asks: {
    shorter: 'Escreve uma versão mais curta, só com o essencial.',
    simpler: 'Escreve o mesmo por palavras mais simples, para quem nunca ouviu falar disto.',
    other: 'Escreve outra versão, diferente desta.',
  } satisfies Record<FollowUpStep, string>,
  reply: 'A sua resposta à IA',
  replyHint: 'Diga o que mudaria, ou responda ao que a IA perguntou. Não escreva dados pessoais.',
  send: 'Enviar resposta',
  empty: 'Escreva primeiro a sua resposta, ou escolha um dos passos sugeridos.',
  tooLong: 'A resposta é demasiado longa. Encurte-a e volte a enviar.',
  left: (count: number) => `Pode responder ${times(count)} nesta conversa.`,
  over: `Esta conversa chegou ao fim: já respondeu ${MAX_REPLIES} vezes. Para continuar, mude o seu prompt com o que aprendeu, ou crie outro.`,
  turn: (position: number) => `Resposta ${position} de ${MAX_REPLIES}`,
  you: 'Escreveu:',
  cancelled: 'Pedido cancelado. O que escreveu continua aqui.',
  /** Shown without AI when no example exists for the request. */
  practice: 'Sem IA ligada, este passo serve só para treinar.',
  practiceWhy:
    'Não temos um exemplo escrito para este pedido. O que escreveu é o que seria enviado, depois do seu prompt e da resposta acima.',
  /** Shown when there is neither an answer nor an example. */
  failedTitle: 'Desta vez não houve resposta',
  why: {
    off: 'A IA não está ligada neste site.',
    'no-key': 'Este site ainda não está ligado a um serviço de IA.',
    'no-image-key': 'Este site ainda não está ligado ao serviço que faz imagens.',
    refused:
      'O serviço de IA não quis responder a este pedido, por causa das suas regras de segurança. Experimente dizê-lo de outra maneira.',
    limited: 'Houve muitos pedidos em pouco tempo. Tente de novo mais tarde.',
    ceiling:
      'Este site paga por cada resposta da IA, e o que estava previsto gastar já se esgotou. A IA volta a responder noutro dia.',
    failed: 'Os serviços de IA não responderam desta vez. Tente de novo daqui a pouco.',
  } satisfies Record<FallbackReason, string>,
  replyPreserved: 'O que escreveu continua na caixa.',
};
