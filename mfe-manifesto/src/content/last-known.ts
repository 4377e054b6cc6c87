/** What is said of votes that were not asked for just now. @example lastKnown('3 de novembro de 2026 às 14:05') */
export const lastKnown = (moment: string): string =>
  `Sem ligação à Internet. Os votos que aqui vê são os que este dispositivo recebeu a ${moment}. Pode votar na mesma: o seu voto fica guardado e segue sozinho quando houver ligação.`;
