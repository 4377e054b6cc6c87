import type { ActionCard } from '../schema.ts';

/** Sample advantages of the programme, on the archive page. */
export const features = { eyebrow: 'Vantagens (texto de exemplo)', title: 'Aprender em boa companhia' };

export const featureCards: ActionCard[] = [
  {
    id: 'aprendizagem-interativa',
    seed: 'aprendizagem-interativa',
    title: 'Aprendizagem interativa',
    text: 'Experimente, responda e receba logo uma explicação. Aprende-se fazendo.',
    link: null,
  },
  {
    id: 'formadores',
    seed: 'formadores-especialistas',
    title: 'Formadores especialistas',
    text: 'Quem ensina usa estas ferramentas todos os dias e fala sem jargão.',
    link: null,
  },
  {
    id: 'comunidade-viva',
    seed: 'comunidade-viva',
    title: 'Comunidade viva',
    text: 'Há sempre alguém a quem perguntar, e alguém a quem a sua dúvida ajuda.',
    link: null,
  },
];
