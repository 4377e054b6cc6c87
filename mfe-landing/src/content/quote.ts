/** A sentence of the manifesto itself (its page says it too), so nobody is quoted who did not say it. */
export const quote = {
  text: 'A inteligência artificial deve ser compreendida por todos, justa para todos e posta ao serviço do bem comum.',
  source: 'Manifesto IA para Todos',
};
