/** Texts of the report dialog, downloaded with it. */
export const report = {
  title: 'Denunciar esta sugestão',
  lead: 'Uma pessoa da equipa vai analisá-la. Não pedimos o seu nome.',
  reason: 'Porque denuncia esta sugestão?',
  reasonMissing: 'Escolha um motivo.',
  reasons: [
    { value: 'offensive', label: 'É ofensiva ou discrimina pessoas' },
    { value: 'personal_data', label: 'Expõe dados pessoais' },
    { value: 'false_information', label: 'Engana ou contém informação falsa' },
    { value: 'spam', label: 'É publicidade ou não tem relação com o Manifesto' },
    { value: 'other', label: 'Outro motivo' },
  ],
  details: 'Quer explicar melhor?',
  detailsTooLong: 'A explicação tem mais de 500 caracteres. Escreva uma mais curta.',
  send: 'Enviar denúncia',
  cancel: 'Cancelar',
  knownTitle: 'Já denunciou esta sugestão',
  known: 'Uma pessoa da equipa vai analisá-la. Não precisa de a denunciar outra vez.',
  close: 'Fechar',
  sent: 'Denúncia enviada. Obrigado por cuidar deste espaço.',
  withdrawn: 'Esta sugestão já foi retirada da lista. Não precisa de fazer mais nada.',
  /** @param minutes at least 2 */
  tooMany: (minutes: number) =>
    `Houve muitas denúncias a partir desta ligação à Internet na última hora. O que escreveu continua aqui. Pode tentar de novo dentro de ${minutes} minutos.`,
  failed: 'Não foi possível enviar a denúncia. O que escreveu continua aqui. Tente de novo.',
} as const;
