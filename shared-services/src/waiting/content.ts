import type { Notice } from '../votes/index.ts';

const KEPT = 'O texto continua em «As minhas sugestões», na página do Manifesto.';

/** Why a suggestion that waited was not taken, by the server's own word. */
export const refusalWords = (reason: string): string =>
  reason === 'same_text_today'
    ? 'Já recebemos há pouco tempo uma sugestão com este mesmo texto, e uma basta para a equipa a ler.'
    : 'O servidor não a aceitou. Veja se tem entre 1 e 2000 caracteres e envie-a de novo.';

export const refusedNotice = (reason: string): Notice => ({
  kind: 'warning',
  message: `A sugestão que esperava neste dispositivo não foi enviada. ${refusalWords(reason)} ${KEPT}`,
  timeout: 20_000,
});

export const sentNotice: Notice = {
  kind: 'info',
  message:
    'A sugestão que esperava neste dispositivo foi enviada. O código está em «As minhas sugestões», na página do Manifesto.',
  timeout: 20_000,
};
