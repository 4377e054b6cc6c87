/** Texts of vote undo, downloaded with the first vote. The 30 seconds are `vote_undo_seconds` of the server. */
export const voteUndo = {
  offer: 'Tem 30 segundos para anular o voto: carregue em «Anular o voto», a seguir a «Não concordo».',
  offerUnsent:
    'Pode anular o voto enquanto não for enviado: carregue em «Anular o voto», a seguir a «Não concordo».',
  button: 'Anular o voto',
  busy: 'A anular…',
  /** Visible only: screen readers do not announce the countdown each second. */
  left: (seconds: number) => (seconds === 1 ? 'Falta 1 segundo' : `Faltam ${seconds} segundos`),
  unsent: 'Pode anular enquanto não for enviado.',
  over: 'O voto é definitivo.',
  done: 'O voto foi anulado. Pode votar de novo neste princípio. Esse voto já não se pode anular.',
  removed: 'O voto foi anulado. Pode votar de novo neste princípio.',
  late: 'Os 30 segundos já tinham passado. O voto não foi anulado e é definitivo.',
  failed: 'Não foi possível anular o voto, porque o servidor não respondeu. O voto continua como estava.',
} as const;
