/** A sentence of the manifesto, also on the manifesto page, so that no person is misquoted. */
export const quote = {
  text: 'A inteligência artificial deve ser compreendida por todos, justa para todos e posta ao serviço do bem comum.',
  source: 'Manifesto IA para Todos',
};
