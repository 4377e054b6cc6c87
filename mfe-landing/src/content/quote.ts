/** A sentence of the manifesto itself, so nobody is quoted who did not say it. */
export const quote = {
  text: 'O futuro da inteligência artificial não se adivinha. Decide-se, em conjunto e em voz alta.',
  source: 'Manifesto IA para Todos',
};
