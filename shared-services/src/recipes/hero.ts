import type { HeroContent } from './recipe.ts';

/** Fallback when the database is unavailable; pages load it without the others. */
export const BUILT_IN_HERO: HeroContent = {
  title: 'A sua máquina de ideias',
  subtitle:
    'Escolha uma receita, diga de que precisa e veja nascer um bom pedido à inteligência artificial: um «prompt». Nesta página não precisa de conta.',
  emojis: ['💡', '✍️', '🎨', '📚', '🚀', '🧩', '💬', '✨'],
};

/** Hero contents of the database's seed. */
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
