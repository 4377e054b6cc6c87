/** Texts of a suggestion's states, shown to the holder of its receipt code. */
export const receiptStates = {
  states: 'Estados da sugestão',
  text: 'A sua sugestão',
  answer: 'Resposta da equipa',
  integratedIn: (version: string) => `Integrada na versão ${version} do Manifesto.`,
  redacted: 'Parte deste texto foi retirada pela moderação',
  merged: 'Outra pessoa sugeriu o mesmo. As duas sugestões ficaram juntas, e os apoios da sua contam nesta:',
  mergedUnpublished:
    'Outra pessoa sugeriu o mesmo. As duas sugestões ficaram juntas e a equipa responde a ambas.',
  mergedStage: (stage: string, support: string) => `Estado: ${stage}. ${support}.`,
  mergedSupport: (count: number) => (count === 1 ? '1 apoio' : `${count} apoios`),
  current: 'estado atual',
  next: {
    pending: 'A seguir, uma pessoa da equipa lê a sugestão.',
    in_review: 'A seguir, a equipa decide. Se não a publicar, diz por que critério.',
    approved: 'Pode vir a ser integrada numa próxima versão do Manifesto.',
  } as Record<string, string>,
  due: (date: string) => `Contamos responder até ${date}, em regra 30 dias depois do envio.`,
  answers: 'Respostas às sugestões em cada versão',
  late: (date: string) =>
    `A resposta está atrasada: contávamos dá-la até ${date}. A sua sugestão não está esquecida, e a equipa continua a lê-la. Pedimos desculpa pela demora.`,
} as const;
