/**
 * Texts of the vote undo, loaded with the first vote. The 30 seconds match `vote_undo_seconds` of the
 * server.
 */
export const voteUndo = {
  /** Replaces the thank-you announcement, which a screen reader may not have read yet. */
  offer: (title: string) =>
    `Obrigado por concordar com o princípio ${title}. Tem 30 segundos para anular o voto, no botão a seguir a «Concordo».`,
  button: 'Anular o voto',
  label: (title: string) => `Anular o voto: ${title}`,
  busy: 'A anular…',
  /** Visible countdown; not announced every second. */
  left: (seconds: number) => (seconds === 1 ? 'Falta 1 segundo' : `Faltam ${seconds} segundos`),
  over: 'O voto é definitivo.',
  done: 'O voto foi anulado. Pode votar de novo neste princípio.',
  late: 'Os 30 segundos já tinham passado. O voto não foi anulado e é definitivo.',
  failed: 'Não foi possível anular o voto, porque o servidor não respondeu. O voto continua como estava.',
} as const;
