import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about learning and school: prompts with [placeholders], and the answers
 * shown without AI.
 */
export const education: BuiltInRecipe[] = [
  {
    id: 'explicar-tema',
    categoryId: 'educacao',
    title: 'Explicar com uma Analogia',
    icon_name: 'brain',
    parts: [
      { kind: 'role', text: 'Age como alguém que ensina bem e não tem pressa.' },
      { kind: 'task', text: 'Explica [tema], com uma analogia sobre [analogia].' },
      {
        kind: 'context',
        text: 'A explicação é para [aprendiz], que ouve falar do assunto pela primeira vez.',
      },
      { kind: 'format', text: 'Escreve no máximo [tamanho] e acaba com [fecho].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Se não tiveres a certeza de alguma coisa, diz que não tens; não inventes.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'tema',
        label: 'Tema',
        options: [
          'como funciona uma vacina',
          'o que é a inflação',
          'o que são frações',
          'como a IA escreve textos',
        ],
      },
      {
        key: 'aprendiz',
        label: 'A quem',
        options: [
          'uma criança de 10 anos',
          'uma pessoa adulta sem conhecimentos do tema',
          'uma turma do secundário',
        ],
      },
      {
        key: 'analogia',
        label: 'Analogia sobre',
        options: ['a cozinha', 'o futebol', 'uma horta', 'uma biblioteca'],
      },
      { key: 'tamanho', label: 'Tamanho', options: ['150 palavras', '80 palavras', '250 palavras'] },
      {
        key: 'fecho',
        label: 'Acabar com',
        options: ['uma pergunta para ver se ficou claro', 'uma experiência simples', 'um resumo numa frase'],
      },
    ],
    advanced_tips: [
      'Se quem aprende já sabe alguma coisa do tema, mude à mão, no pedido, a frase «que ouve falar do assunto pela primeira vez»: escreva o que essa pessoa já sabe. Assim, a explicação começa no que essa pessoa já sabe.',
      'Uma analogia é uma comparação com uma coisa que já se conhece. Peça no fim: «Onde é que esta analogia falha?» Assim não fica com uma ideia errada.',
    ],
    fallback_outputs: [
      `# O corpo é uma cozinha

Imaginemos que o corpo é uma cozinha. Lá dentro há cozinheiros atentos: são as defesas do corpo.

Um dia, entra um intruso que estraga a sopa. É um micróbio. Se os cozinheiros nunca o viram, perdem tempo a descobrir o que fazer, e a pessoa pode ficar doente.

A vacina é como um retrato do intruso, pendurado na parede. O retrato não estraga a sopa. Mas os cozinheiros olham para ele e treinam a maneira de mandar o intruso embora.

Quando o verdadeiro aparece, já o conhecem e trabalham mais depressa.

A comparação tem um limite: uma cozinha pode fechar a porta, o corpo não.

**Uma pergunta para ver se ficou claro:** se o retrato não é o intruso, como é que ajuda os cozinheiros?`,
      `# Modelo para explicar qualquer tema

«Imagine que (situação do dia a dia). Há uma coisa que entra, uma coisa que acontece e uma coisa que sai. Com (tema) passa-se o mesmo:

- **entra** (o que é preciso);
- **acontece** (o que muda, e porquê);
- **sai** (o que se vê no fim).

A diferença é que, em (tema), não vemos o meio do caminho. Por isso é que parece magia, e não é.»

Experimente preencher os parênteses. Se encravar num deles, é aí que vale a pena perguntar.`,
    ],
  },
  {
    id: 'plano-de-estudo',
    categoryId: 'educacao',
    title: 'Plano de Estudo',
    icon_name: 'calendar',
    parts: [
      { kind: 'role', text: 'Age como alguém que dá explicações e ensina a estudar com método.' },
      { kind: 'context', text: 'Nível: [nivel]. Tenho [tempo] por dia.' },
      { kind: 'task', text: 'Cria um plano de estudo de [prazo] para [disciplina].' },
      { kind: 'format', text: 'Organiza-o por dias. Inclui pausas, revisões e uma forma de [avaliacao].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal e não inventes a matéria: onde faltar, deixa um espaço para eu preencher.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'prazo', label: 'Prazo', options: ['uma semana', 'duas semanas', 'um mês'] },
      {
        key: 'disciplina',
        label: 'Disciplina',
        options: ['Matemática', 'Português', 'História', 'Inglês'],
      },
      {
        key: 'nivel',
        label: 'Nível',
        options: ['ensino secundário para adultos', 'ensino superior', 'formação profissional'],
      },
      { key: 'tempo', label: 'Tempo', options: ['45 minutos', '30 minutos', 'duas horas'] },
      {
        key: 'avaliacao',
        label: 'Como medir o progresso',
        options: ['ver o que já sei', 'treinar com perguntas', 'explicar a matéria a alguém'],
      },
    ],
    advanced_tips: [
      'Cole a lista dos temas do teste. Sem ela, a IA inventa a matéria.',
      'No segundo dia, volte e diga o que correu mal. Peça um plano corrigido, não um plano novo.',
    ],
    fallback_outputs: [
      `# Plano de estudo para uma semana

- **Dia 1:** faça a lista dos temas, marque os difíceis e escolha por onde começar.
- **Dia 2:** estude o tema mais difícil, com exemplos, e explique-o em voz alta.
- **Dia 3:** faça exercícios desse tema e anote os erros.
- **Dia 4:** estude dois temas médios e escreva três perguntas sobre cada um.
- **Dia 5:** reveja os erros do dia 3 e repita os exercícios que falhou.
- **Dia 6:** faça um teste de treino, com relógio, e corrija-o com calma.
- **Dia 7:** revisão leve, descanso e material preparado.

**Regra de ouro:** 25 minutos de trabalho, 5 de pausa. Se tiver mais semanas, repita o ciclo com outros temas.`,
      `# Um plano que se aguenta

1. **Antes de começar (10 minutos):** escreva o que já sabe, sem olhar para os apontamentos. O que faltar é o seu plano.
2. **Todos os dias:** um tema, três exercícios, um erro bem compreendido, com uma pausa a meio. Pouco e sempre vale mais do que muito na véspera.
3. **De três em três dias:** reveja os erros e explique a matéria a alguém, nem que seja ao gato.
4. **Na véspera:** só revisão. Deite-se cedo.

**Como saber se resulta?** Se hoje acerta em perguntas que há três dias falhou, está no bom caminho. Que tema quer atacar primeiro?`,
    ],
  },
  {
    id: 'perguntas-de-treino',
    categoryId: 'educacao',
    title: 'Perguntas para Treinar',
    icon_name: 'puzzle',
    parts: [
      { kind: 'role', text: 'Age como alguém que me ajuda a estudar, com paciência.' },
      { kind: 'context', text: 'Estou a preparar-me para um teste. Nível: [dificuldade].' },
      { kind: 'task', text: 'Faz [quantidade] perguntas de [tipo] sobre [materia].' },
      {
        kind: 'format',
        text: 'Faz uma pergunta de cada vez, espera pela minha resposta e só depois diz se acertei e porquê.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal e não inventes. Se não tiveres a certeza de uma resposta, manda-me confirmar no manual.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'quantidade', label: 'Quantas', options: ['5', '10', '3'] },
      { key: 'tipo', label: 'Tipo', options: ['escolha múltipla', 'resposta curta', 'verdadeiro ou falso'] },
      {
        key: 'materia',
        label: 'Matéria',
        options: ['o sistema solar', 'os verbos irregulares em inglês', 'o 25 de Abril', 'percentagens'],
      },
      { key: 'dificuldade', label: 'Nível', options: ['cada vez mais difícil', 'fácil', 'difícil'] },
    ],
    advanced_tips: [
      'Cole um excerto do manual (sem nomes) e peça perguntas só sobre esse texto. Há menos erros.',
      'Se uma correção lhe parecer estranha, peça que a IA mostre os passos e confirme no manual.',
    ],
    fallback_outputs: [
      `# Treino sem IA: cinco perguntas que servem para qualquer matéria

1. Qual é a ideia mais importante deste tema? Responda numa frase.
2. Dê um exemplo que não venha no manual.
3. O que aconteceria se o contrário fosse verdade?
4. Que parte confundiria um colega? Como lha explicava?
5. Que pergunta faria se estivesse a dar a aula?

**Como corrigir:** compare cada resposta com o manual e dê-se 2 pontos se estiver completa, 1 se estiver a meio e 0 se estiver em branco. Menos de 6? Volte ao tema amanhã, com calma.`,
      `# Cartões para treinar em casa

Recorte dez papéis. De um lado, escreva a pergunta; do outro, a resposta.

- **Três de «o que é…»**, para as definições.
- **Três de «porque…»**, para as causas.
- **Duas de «qual a diferença entre…»**, para o que se confunde.
- **Duas de «e se…»**, para pensar.

Baralhe e responda em voz alta. O cartão que falhar volta ao monte; o que acertar duas vezes sai do jogo. Quando o monte acabar, está preparado.`,
    ],
  },
  {
    id: 'trabalho-da-escola',
    categoryId: 'educacao',
    title: 'Começar um Trabalho da Escola',
    icon_name: 'pencil',
    parts: [
      { kind: 'role', text: 'Age como alguém que orienta trabalhos sem os fazer.' },
      { kind: 'context', text: 'Ajudo alguém [ciclo] a fazer [trabalho] sobre [tema].' },
      { kind: 'task', text: 'Ajuda-nos a [ajuda].' },
      { kind: 'format', text: 'Escreve [formato] e acaba com três perguntas para pensar.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não escrevas o trabalho nem inventes fontes: diz que tipo de livros e páginas devemos procurar.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'trabalho',
        label: 'Trabalho',
        options: ['um trabalho de grupo', 'uma apresentação oral', 'um cartaz', 'um relatório'],
      },
      {
        key: 'tema',
        label: 'Tema',
        options: ['a água', 'a vida há cinquenta anos', 'a história da nossa terra', 'o uso do telemóvel'],
      },
      {
        key: 'ciclo',
        label: 'Ciclo',
        options: ['do 3.º ciclo (7.º ao 9.º ano)', 'do ensino secundário', 'de um curso para adultos'],
      },
      {
        key: 'ajuda',
        label: 'Queremos ajuda para',
        options: [
          'escolher as perguntas a que o trabalho vai responder',
          'dividir o trabalho em partes',
          'planear o que se faz em cada dia',
        ],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['uma lista de passos', 'um esquema com títulos', 'uma tabela simples'],
      },
    ],
    advanced_tips: [
      'O ChatGPT não se destina a menores de 13 anos. Entre os 13 e os 17, é preciso ter autorização da mãe, do pai ou de quem represente o menor.',
      'Pergunte na escola se se pode usar IA e como isso se deve dizer no trabalho. As regras mudam de professor para professor.',
      'Quem faz o trabalho escreve primeiro o seu parágrafo e depois pergunta à IA que partes desse parágrafo não estão claras. Assim o trabalho continua a ser de quem o faz.',
    ],
    fallback_outputs: [
      `# Do tema ao plano, em cinco passos

1. **Escreva o que já sabe.** Cinco linhas, sem procurar nada.
2. **Faça três perguntas** que comecem por «porque», «como» e «o que mudou». Uma delas vai ser o seu trabalho.
3. **Procure em três sítios diferentes:** o manual, a biblioteca da escola e uma pessoa que saiba do assunto.
4. **Anote de onde vem cada coisa:** o título, quem escreveu e a página.
5. **Divida em três partes:** o que é, o que descobriu e o que pensa disso.

**Três perguntas para pensar**
- O que é que os seus colegas ainda não sabem sobre isto?
- Quem podia entrevistar?
- Que imagem, feita por si, explicava o mais difícil?`,
      `# Quem faz o quê, e quando

- **Primeiro dia:** ler o enunciado em voz alta e escolher a pergunta. Todos.
- **Segundo dia:** procurar e tomar notas. Cada um com uma parte: ( )
- **Terceiro dia:** juntar as notas e ver o que falta. Quem: ( )
- **Quarto dia:** escrever por palavras próprias. Quem: ( )
- **Quinto dia:** ler uns aos outros, cortar e corrigir. Todos.
- **Véspera:** treinar com relógio e preparar o material. Quem: ( )

**Para confirmar antes de entregar:** está lá o nome de todos? As fontes estão escritas? Se houve ajuda da IA, está dito em quê?`,
    ],
  },
];
