import type { HeroContent } from './recipe.ts';

/** The first entry is the fallback when the database is unavailable. */
export const HERO_CONTENTS: HeroContent[] = [
  {
    title: 'A sua máquina de ideias',
    subtitle:
      'Escolha uma receita, diga de que precisa e veja nascer um bom pedido à inteligência artificial. Sem conta e sem complicações.',
    emojis: ['💡', '✍️', '🎨', '📚', '🚀', '🧩', '💬', '✨'],
  },
  {
    title: 'Da ideia ao pedido certo',
    subtitle:
      'A IA responde melhor a quem pergunta bem. Aqui aprende-se a fazê-lo, passo a passo, com exemplos da vida de todos os dias.',
    emojis: ['🔑', '🗝️', '📝', '🌱', '🎯', '🪄', '🤝', '☀️'],
  },
  {
    title: 'Bons pedidos, boas respostas',
    subtitle:
      'Uma carta, uma consulta, um teste, uma festa do bairro: há aqui uma receita para começar. O tempero é seu.',
    emojis: ['🍋', '🥖', '📮', '🎒', '🏡', '🎉', '🧡', '🫒'],
  },
];
