/** Texts of the comparison between a plain request and the visitor's prompt. */
export const compareTexts = {
  title: 'Um pedido simples, ou o seu?',
  intro:
    'Veja o que sai de um pedido simples: a tarefa e pouco mais. Não leva papel, formato nem limites. Compare-o com o seu.',
  start: 'Comparar com um pedido simples',
  plain: 'Pedido simples',
  yours: 'O seu prompt',
  example: 'Este exemplo foi escrito pela equipa, para mostrar o que um pedido destes costuma dar.',
  look: 'Repare: qual das respostas fala do seu caso? Qual pode usar quase sem mudar nada? Há alguma coisa inventada?',
  practice: 'Sem IA ligada, não há aqui respostas para comparar.',
  practiceWhy:
    'Não temos uma resposta escrita para este pedido simples. Copie os dois pedidos, experimente-os num assistente e compare.',
};
