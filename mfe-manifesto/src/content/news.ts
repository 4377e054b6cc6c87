/** Texts of «Nas notícias», in the details of a principle. */
export const news = {
  title: 'Nas notícias',
  loading: 'A procurar notícias recentes…',
  label: 'Gerado por IA',
  asOf: (date: string) => `Resumo gerado em ${date}.`,
  sources: 'Fontes',
  caution: 'Este resumo pode ter erros. Confirme nas fontes.',
  failed: 'Não foi possível carregar as notícias mais recentes.',
  tooFew: 'Não foi possível gerar factos suficientes a partir das notícias.',
};
