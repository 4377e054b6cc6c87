import type { Notice } from '../outbox/index.ts';

const TEXT_IS_STORED = 'O texto continua em «As minhas sugestões», na página do Manifesto.';

/** Returns the explanation of a refused suggestion, by the server's error reason. */
export const refusalText = (reason: string): string =>
  reason === 'same_text_today'
    ? 'Já recebemos há pouco tempo uma sugestão com este mesmo texto, e uma basta para a equipa a ler.'
    : 'O servidor não a aceitou. Veja se tem entre 1 e 2000 caracteres e envie-a de novo.';

/** Notice of a stored suggestion that the server refused. */
export const refusedSuggestionNotice = (reason: string): Notice => ({
  kind: 'warning',
  message: `A sugestão que esperava neste dispositivo não foi enviada. ${refusalText(reason)} ${TEXT_IS_STORED}`,
  timeout: 20_000,
});

/** Notice of a stored suggestion that was sent. */
export const sentSuggestionNotice: Notice = {
  kind: 'info',
  message:
    'A sugestão que esperava neste dispositivo foi enviada. O código está em «As minhas sugestões», na página do Manifesto.',
  timeout: 20_000,
};
