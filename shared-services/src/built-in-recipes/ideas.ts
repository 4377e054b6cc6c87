import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory that give ideas: prompts with [placeholders], and the answers shown without
 * AI.
 */
export const ideas: BuiltInRecipe[] = [
  {
    id: 'brainstorm',
    categoryId: 'gerar-ideias',
    title: 'Tempestade de Ideias',
    icon_name: 'lightbulb',
    parts: [
      { kind: 'role', text: 'Age como alguém com muita imaginação e sentido prático.' },
      { kind: 'context', text: 'Ainda não decidi nada e quero escolher entre caminhos diferentes.' },
      {
        kind: 'task',
        text: 'Ajuda-me a ter ideias. Sugere [quantidade] ideias sobre [tema], pensadas para [publico].',
      },
      {
        kind: 'format',
        text: 'Quero um estilo [estilo]. Para cada ideia, escreve um título curto, uma frase que a explique e o primeiro passo para a pôr em prática.',
      },
      { kind: 'limits', text: 'Escreve em português de Portugal e não inventes preços, datas nem moradas.' },
    ],
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
- Uma **caixa de sugestões** num sítio onde toda a gente passa, com uma pergunta simples por dia. *Primeiro passo:* arranjar a caixa.
- Uma **troca**: cada pessoa traz uma coisa de que já não precisa e leva outra. *Primeiro passo:* escolher o sítio.

**Para preparar com calma**
- Uma **tarde de jogos com regras inventadas**, em equipas que misturam idades e gostos. *Primeiro passo:* juntar três pessoas para inventar as regras.
- Um **percurso com cinco paragens**, em que cada paragem tem um desafio rápido. *Primeiro passo:* escolher as paragens.

**Para sonhar mais alto**
- Um **encontro que se repete todos os meses**, sempre com um tema novo escolhido por votação. *Primeiro passo:* marcar o primeiro.

Dica para escolher: dê a cada ideia uma nota de 1 a 5 para a vontade de a fazer e outra para o trabalho que dá. A melhor é a que tem muita vontade e pouco trabalho.`,
    ],
  },
  {
    id: 'fim-de-semana',
    categoryId: 'gerar-ideias',
    title: 'Programa para o Fim de Semana',
    icon_name: 'compass',
    parts: [
      { kind: 'role', text: 'Age como um guia que conhece Portugal e gosta de programas simples.' },
      { kind: 'context', text: 'Orçamento: [orcamento]. Gostamos sobretudo de [gostos].' },
      { kind: 'task', text: 'Propõe um programa de [duracao] para [grupo].' },
      {
        kind: 'format',
        text: 'Organiza o programa por ordem, do princípio ao fim, e inclui um plano B para o caso de chover.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes horários, preços nem moradas: diz-me o que devo confirmar.',
      },
    ],
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

Quer que o programa seja mais calmo ou mais mexido?

*Confirme os horários antes de sair.*`,
    ],
  },
  {
    id: 'ideias-para-presente',
    categoryId: 'gerar-ideias',
    title: 'Ideias para um Presente',
    icon_name: 'heart',
    parts: [
      { kind: 'role', text: 'Age como alguém atento, que gosta de oferecer presentes com sentido.' },
      {
        kind: 'context',
        text: 'O presente é para [pessoa]. A pessoa gosta de [gostos] e eu quero gastar [orcamento].',
      },
      { kind: 'task', text: 'Sugere [quantidade] presentes para [ocasiao].' },
      {
        kind: 'format',
        text: 'Para cada um, escreve uma frase a explicar porque combina com a pessoa e outra a dizer como o preparar.',
      },
      { kind: 'limits', text: 'Escreve em português de Portugal. Não inventes lojas, marcas nem preços.' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'pessoa',
        label: 'Para quem',
        options: ['uma avó', 'um amigo de muitos anos', 'uma colega de trabalho', 'uma criança de 8 anos'],
      },
      {
        key: 'gostos',
        label: 'Gosta de',
        options: ['estar ao ar livre', 'ler e ouvir música', 'cozinhar', 'fazer coisas com as mãos'],
      },
      {
        key: 'orcamento',
        label: 'Quero gastar',
        options: ['pouco dinheiro', 'só o meu tempo', 'o preço de um jantar'],
      },
      { key: 'quantidade', label: 'Quantas ideias', options: ['cinco', 'três', 'dez'] },
      {
        key: 'ocasiao',
        label: 'Ocasião',
        options: ['um aniversário', 'o Natal', 'agradecer uma ajuda'],
      },
    ],
    advanced_tips: [
      'Diga à IA um gosto ou um interesse da pessoa, sem nada que a identifique. Um só gosto, bem escolhido, vale mais do que uma lista comprida.',
      'Peça que risque as ideias que serviriam a qualquer pessoa. As que ficam são as boas.',
    ],
    fallback_outputs: [
      `# Cinco presentes que não se compram feitos

1. **Um vale de tempo.** Uma tarde por mês, já com a primeira data marcada. *Combina com* quem gosta mais de companhia do que de coisas. *Prepare:* um cartão com três sugestões e uma em branco.
2. **Um caderno de receitas da família.** Peça uma a cada pessoa, escrita à mão. *Combina com* quem gosta de ter a família à mesa. *Prepare:* um caderno e um prazo para todos entregarem.
3. **Uma coisa antiga arranjada.** Um relógio, uma cadeira, uma fotografia. *Combina com* quem guarda o que tem história. *Prepare:* descubra primeiro se a pessoa gostava de a ter de volta.
4. **Uma planta com história.** Um pé tirado da sua. *Combina com* quem gosta de ver crescer. *Prepare:* um papel com a luz e a água de que precisa.
5. **Uma caixa de memórias.** Dez papéis, cada um com um bom momento passado em conjunto. *Combina com* quem gosta de recordar. *Prepare:* peça ajuda a quem também lá esteve.

Qual destes faria a pessoa sorrir antes de abrir o embrulho?`,
      `# Três perguntas antes de escolher

- **O que é que a pessoa faz quando ninguém lhe pede nada?** O presente pode dar-lhe mais tempo ou mais gosto nisso.
- **De que é que se queixa todas as semanas?** Resolver uma pequena maçada é um presente.
- **Com quem gosta de estar?** Um lanche marcado com essa pessoa não ocupa espaço em casa.

**Como juntar as respostas:** escreva uma linha com cada uma e procure o que se repete. Se der «tempo», «descanso» ou «companhia», guarde o dinheiro e ofereça o seu dia.

E leve sempre um cartão escrito à mão: é o que fica guardado na gaveta.`,
    ],
  },
  {
    id: 'escolher-nome',
    categoryId: 'gerar-ideias',
    title: 'Escolher um Nome',
    icon_name: 'pencil',
    parts: [
      { kind: 'role', text: 'Age como alguém que gosta de palavras e de as ouvir em voz alta.' },
      { kind: 'context', text: 'O nome é para [projeto]. Quem o vai ouvir: [publico].' },
      { kind: 'task', text: 'Sugere [quantidade] nomes que façam pensar [ideia].' },
      { kind: 'format', text: 'Põe os nomes numa lista e diz, numa frase, o que cada um lembra.' },
      {
        kind: 'limits',
        text: 'Usa palavras do português de Portugal, fáceis de dizer ao telefone. Não inventes registos nem digas que um nome está livre: isso confirmo eu.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'projeto',
        label: 'Nome para',
        options: [
          'um grupo de caminhadas',
          'um café de bairro',
          'um jornal da escola',
          'uma associação de moradores',
        ],
      },
      {
        key: 'publico',
        label: 'Quem o vai ouvir',
        options: ['vizinhos de todas as idades', 'jovens', 'famílias com crianças'],
      },
      { key: 'quantidade', label: 'Quantos nomes', options: ['dez', 'cinco', 'vinte'] },
      {
        key: 'ideia',
        label: 'Que façam pensar',
        options: ['em companhia', 'na natureza', 'no gosto de aprender', 'na nossa terra'],
      },
    ],
    advanced_tips: [
      'Diga à IA de que nomes não gosta e porquê. A lista seguinte vem muito melhor.',
      'Antes de decidir, procure o nome na Internet e pergunte onde se regista um nome desse tipo. A IA não sabe se o nome já existe.',
    ],
    fallback_outputs: [
      `# Dez nomes que fazem pensar em companhia

- **Lado a Lado:** duas pessoas que vão ao mesmo passo.
- **Mais Um:** há sempre lugar para outra pessoa.
- **De Mão Dada:** ninguém fica para trás.
- **Roda Aberta:** um círculo onde se pode entrar.
- **Bom Dia, Vizinhança:** o cumprimento de todas as manhãs.
- **Banco de Jardim:** uma pausa para conversar.
- **Conversa Puxa Conversa:** o tempo que passa sem se dar por isso.
- **Todos à Uma:** muitas pessoas com a mesma vontade.
- **À Mesma Hora:** o encontro que já é um hábito.
- **Até Já:** a despedida de quem vai voltar.

*Antes de decidir, confirme se o nome já existe. Isso a IA não sabe.*`,
      `# Nove nomes, com três ideias

**Na natureza**
- **Folha Nova:** a primavera a começar.
- **Sombra Boa:** uma árvore num dia de calor.
- **Ribeira Clara:** água que se ouve ao longe.

**No gosto de aprender**
- **Porque Sim e Porque Não:** uma pergunta com duas respostas.
- **Página Seguinte:** a vontade de saber o resto.
- **Luz Acesa:** alguém que ainda está a ler.

**Na nossa terra**
- **Largo da Fonte:** o sítio onde as pessoas se encontram.
- **Cá da Rua:** quem mora ao lado.
- **Sino da Manhã:** o som que todos conhecem.

*Gostou de uma ideia? Peça mais nomes só dessa. Depois, confirme se o nome já existe.*`,
    ],
  },
];
