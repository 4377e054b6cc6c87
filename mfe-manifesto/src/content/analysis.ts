/** Texts of the AI comment on a suggestion, requested by its author. */
export const analysis = {
  ask: 'Pedir um comentário à IA',
  again: 'Pedir outra vez',
  notice:
    'O texto é enviado a um serviço externo de IA, que o resume e comenta. Não inclua dados pessoais. A sugestão pode ser enviada sem este passo.',
  working: 'A IA está a ler a sua sugestão…',
  label: 'Gerado por IA',
  title: 'O que a IA leu na sua sugestão',
  summary: 'Resumo',
  category: 'Tema',
  feedback: 'Comentário',
  failed: 'Não foi possível obter o comentário da IA. Pode continuar e enviar a sua sugestão.',
  categories: {
    Fairness: 'Justiça',
    Transparency: 'Transparência',
    Accountability: 'Responsabilização',
    'Human-centric': 'Pessoas no centro',
    Safety: 'Segurança',
    Education: 'Educação',
    Other: 'Outro',
  } as Record<string, string>,
} as const;
