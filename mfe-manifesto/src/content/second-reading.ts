/** Texts of the second reading of a suggestion that was not published. */
export const secondReading = {
  title: 'Não concorda?',
  lead: 'Peça que outra pessoa da equipa leia a sua sugestão. Pode pedi-lo uma vez por cada decisão.',
  submit: 'Pedir outra leitura',
  working: 'A pedir…',
  requested: 'Pedido recebido. Vai ler a sugestão uma pessoa que não tomou a primeira decisão.',
  due: (date: string) => `Contamos responder até ${date}.`,
  late: (date: string) =>
    `A resposta está atrasada: contávamos dá-la até ${date}. O seu pedido não está esquecido. Pedimos desculpa pela demora.`,
  failed: 'Não conseguimos enviar o pedido. Nada mudou. Verifique a ligação e tente de novo.',
  decided: 'Entretanto, a equipa mudou a decisão. Escolha «Ver o estado» para a ler.',
} as const;
