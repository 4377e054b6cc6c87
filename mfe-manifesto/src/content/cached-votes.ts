/** Notice above cached votes while offline. @example cachedVotesText('3 de novembro de 2026 às 14:05') */
export const cachedVotesText = (moment: string): string =>
  `Sem ligação à Internet. Os votos que aqui vê são os que este dispositivo recebeu a ${moment}. Pode votar na mesma: o seu voto fica guardado e segue sozinho quando houver ligação.`;
