/** Texts of the principles on the archive page, where visitors can vote in five layouts. */
export const principlesSection = {
  eyebrow: 'Os princípios',
  title: 'Seis princípios, cinco formas de os ver',
  lead: 'Escolha uma apresentação. Em todas pode concordar. Depois de concordar, tem 30 segundos para anular. A seguir, já não o pode anular no site. Para sugerir uma melhoria, há a página do Manifesto. Os números incluem votos de exemplo.',
  switchLabel: 'Apresentação dos princípios',
  loading: 'A carregar os princípios…',
  failed: 'Não foi possível carregar os princípios. Verifique a ligação à Internet e tente de novo.',
  disagreed: 'Votou «Não concordo» neste princípio, na página do Manifesto.',
  alreadyVoted: 'Já votou neste princípio e o voto é definitivo. Por isso, o botão já não o muda.',
  notStored:
    'O navegador não deixa guardar dados neste dispositivo. O seu voto é enviado, mas deixa de aparecer aqui quando recarregar ou fechar a página.',
  undoFirst: 'Já votou neste princípio. Para mudar, carregue primeiro em «Anular o voto».',
  agree: (votes: string) => `Concordo (${votes})`,
  agreeLabel: (title: string, votes: string) => `Concordo (${votes}): ${title}`,
  agreed: (title: string) => `Obrigado por concordar com o princípio ${title}.`,
  suggest: 'Sugerir Melhoria',
  suggestLabel: (title: string) => `Sugerir Melhoria: ${title}`,
  votes: 'votos a favor',
  total: 'votos a favor, ao todo',
  more: 'Mostrar o texto',
  slidesLabel: 'Os seis princípios',
  dialogTitle: 'Sobre este princípio',
  dialogText: (title: string) =>
    `Esta ação diz respeito ao princípio «${title}». Para enviar uma sugestão, use a página do Manifesto.`,
  dialogClose: 'Fechar',
};

/** The five layouts, with their specified names. */
export const principleLayouts = [
  { id: 'v1', label: 'Foco e Clareza', short: 'V1' },
  { id: 'v2', label: 'Grelha Interativa', short: 'V2' },
  { id: 'v3', label: 'Foco Imersivo', short: 'V3' },
  { id: 'v4', label: 'A Jornada', short: 'V4' },
  { id: 'v5', label: 'Visão de Dashboard', short: 'V5' },
] as const;

export type PrincipleLayoutId = (typeof principleLayouts)[number]['id'];
