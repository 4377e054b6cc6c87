import type { HeroContent } from './recipe.ts';

/** The Prompt Factory's headline while the database is unavailable. */
export const BUILT_IN_HERO: HeroContent = {
  title: 'A sua máquina de ideias',
  subtitle:
    'Escolha uma receita, diga de que precisa e veja nascer um bom pedido à inteligência artificial: um «prompt». Nesta página não precisa de conta.',
  emojis: ['💡', '✍️', '🎨', '📚', '🚀', '🧩', '💬', '✨'],
};

/** The headlines in the database's seed. The page shows a random one (`loadHero`). */
export const HERO_CONTENTS: HeroContent[] = [
  BUILT_IN_HERO,
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
