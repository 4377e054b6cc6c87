import type { WrittenRecipe } from '../recipes/recipe.ts';

export const ideas: WrittenRecipe[] = [
  {
    id: 'brainstorm',
    categoryId: 'gerar-ideias',
    title: 'Tempestade de Ideias',
    icon_name: 'lightbulb',
    template:
      'Ajuda-me a ter ideias. Sugere [quantidade] ideias sobre [tema], pensadas para [publico]. Quero um estilo [estilo]. Para cada ideia, escreve um título curto, uma frase que a explique e o primeiro passo para a pôr em prática.',
    type: 'text',
    placeholders: [
      { key: 'quantidade', label: 'Quantas ideias', options: ['5', '10', '3'] },
      {
        key: 'tema',
        label: 'Tema',
        options: [
          'uma festa no bairro',
          'um projeto para a escola',
          'um pequeno negócio local',
          'um presente feito à mão',
        ],
      },
      {
        key: 'publico',
        label: 'Para quem',
        options: ['pessoas de todas as idades', 'crianças', 'jovens', 'pessoas com mais de 65 anos'],
      },
      {
        key: 'estilo',
        label: 'Estilo',
        options: ['prático e barato', 'divertido e original', 'calmo e acolhedor'],
      },
    ],
    advanced_tips: [
      'Peça à IA que explique porque escolheu cada ideia. É mais fácil perceber quais lhe servem.',
      'Gostou de uma ideia? Escreva a seguir: «Desenvolve a segunda ideia e diz-me o que pode correr mal.»',
    ],
    fallback_outputs: [
      `# Cinco pontos de partida que servem para quase tudo

1. **Juntar quem sabe com quem quer aprender.** Convide três pessoas a mostrar uma coisa que fazem bem, durante vinte minutos cada. *Primeiro passo:* fazer a lista de quem convidar.
2. **Dar nova vida ao que já existe.** Um móvel, um espaço, uma receita antiga: o que se pode melhorar sem comprar nada? *Primeiro passo:* fotografar o que há.
3. **Fazer em conjunto.** Divida a ideia em tarefas de uma hora e deixe cada pessoa escolher a sua. *Primeiro passo:* escrever as tarefas em papéis.
4. **Contar uma história.** Um mural, um caderno ou um passeio que mostre de onde vimos. *Primeiro passo:* recolher duas memórias por escrito.
5. **Começar em pequeno.** Experimente uma versão de um só dia, peça opiniões e melhore. *Primeiro passo:* marcar a data.

Qual destas ideias se parece mais consigo? E quem a podia ajudar a começar?`,
      `# Ideias em três tamanhos

**Para fazer já esta semana**
- Uma **caixa de sugestões** num sítio onde toda a gente passa, com uma pergunta simples por dia.
- Uma **troca**: cada pessoa traz uma coisa de que já não precisa e leva outra.

**Para preparar com calma**
- Uma **tarde de jogos com regras inventadas**, em equipas que misturam idades e gostos.
- Um **percurso com cinco paragens**, em que cada paragem tem um desafio rápido.

**Para sonhar mais alto**
- Um **encontro que se repete todos os meses**, sempre com um tema novo escolhido por votação.

Dica para escolher: dê a cada ideia uma nota de 1 a 5 para a vontade de a fazer e outra para o trabalho que dá. A melhor é a que tem muita vontade e pouco trabalho.`,
    ],
  },
  {
    id: 'fim-de-semana',
    categoryId: 'gerar-ideias',
    title: 'Programa para o Fim de Semana',
    icon_name: 'compass',
    template:
      'Propõe um programa de [duracao] para [grupo]. Orçamento: [orcamento]. Gostamos sobretudo de [gostos]. Organiza o programa por horas e inclui um plano B para o caso de chover.',
    type: 'text',
    placeholders: [
      { key: 'duracao', label: 'Duração', options: ['um dia', 'uma tarde', 'dois dias'] },
      {
        key: 'grupo',
        label: 'Quem vai',
        options: ['uma família com crianças', 'duas pessoas', 'um grupo de amigos', 'avós e netos'],
      },
      { key: 'orcamento', label: 'Orçamento', options: ['muito baixo', 'médio', 'livre'] },
      {
        key: 'gostos',
        label: 'Gostos',
        options: ['passear ao ar livre', 'museus e história', 'comer bem', 'jogos e atividades manuais'],
      },
    ],
    advanced_tips: [
      'Diga em que concelho está e a que horas prefere começar. Depois confirme horários e preços nas páginas oficiais: a IA pode enganar-se.',
      'Acrescente limites que contam na vida real: carrinho de bebé, pouca mobilidade, ir de autocarro.',
    ],
    fallback_outputs: [
      `# Um dia tranquilo, sem gastar muito

**Manhã.** Passeio a pé por um jardim ou junto à água, com uma pausa para um lanche trazido de casa. Cada pessoa escolhe uma coisa para fotografar.

**Tarde.** Visita a um museu, a uma biblioteca ou a um mercado. Antes de entrar, combinem um desafio: encontrar a coisa mais antiga, a mais estranha e a mais bonita.

**Fim do dia.** Jantar simples feito a várias mãos e escolha da fotografia do dia.

**Plano B com chuva.** Biblioteca de manhã, jogos de mesa à tarde, sopa e filme à noite.

*Antes de sair, confirme os horários na página oficial de cada sítio.*`,
      `# Programa com três paragens

1. **Descobrir (manhã):** escolham uma rua ou um bairro que ninguém conheça bem e andem devagar. Perguntem a quem lá mora o que vale a pena ver.
2. **Provar (hora de almoço):** cada pessoa escolhe um petisco diferente e todos provam de tudo. Se o dinheiro for curto, um piquenique faz o mesmo efeito.
3. **Criar (tarde):** com papéis, lápis e o que apanharam pelo caminho, façam um mapa do dia.

**Se chover:** troquem a rua por um espaço coberto e façam o mapa à mesma, com as histórias que cada um souber contar.

Quer que o programa seja mais calmo ou mais mexido?`,
    ],
  },
];
