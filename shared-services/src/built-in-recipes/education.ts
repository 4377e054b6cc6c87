import type { WrittenRecipe } from '../recipes/recipe.ts';

export const education: WrittenRecipe[] = [
  {
    id: 'explicar-tema',
    categoryId: 'educacao',
    title: 'Explicar com uma Analogia',
    icon_name: 'brain',
    template:
      'Explica [tema] a [aprendiz], com uma analogia sobre [analogia]. Escreve no máximo [tamanho] e acaba com [fecho].',
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
      'Diga o que já sabe sobre o tema. A explicação começa onde está, e não do zero.',
      'Peça no fim: «Onde é que esta analogia falha?» É a melhor forma de não aprender mal.',
    ],
    fallback_outputs: [
      `# Uma explicação em quatro tempos

**1. Começar pelo que já conhece.** Pense numa coisa que faz todas as semanas, passo a passo, e onde a ordem conta.

**2. Fazer a ponte.** O tema novo também tem ingredientes (as partes), uma receita (a ordem) e um resultado. Se mudar um ingrediente, muda o resultado.

**3. Ver um caso.** Troque uma só parte e imagine o que acontece. É assim que se descobre para que serve cada uma.

**4. Dizer onde a comparação acaba.** Nenhuma analogia é perfeita: na vida real há mais ingredientes do que os que se veem.

**Para confirmar se percebeu:** consegue explicar o tema a outra pessoa em três frases, sem usar palavras difíceis?`,
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
    template:
      'Cria um plano de estudo de [prazo] para [disciplina]. Nível: [nivel]. Tenho [tempo] por dia. Inclui pausas, revisões e uma forma de [avaliacao].',
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
        options: ['9.º ano', 'secundário', 'regresso aos estudos em adulto'],
      },
      { key: 'tempo', label: 'Tempo', options: ['45 minutos', '30 minutos', 'duas horas'] },
      {
        key: 'avaliacao',
        label: 'Como medir o progresso',
        options: ['ver o que já sei', 'treinar com perguntas', 'explicar a matéria a alguém'],
      },
    ],
    advanced_tips: [
      'Cole a lista dos temas do teste. Sem ela, a IA adivinha a matéria.',
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
2. **Todos os dias:** um tema, três exercícios, um erro bem compreendido. Pouco e sempre vale mais do que muito na véspera.
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
    template:
      'Faz [quantidade] perguntas de [tipo] sobre [materia]. Nível: [dificuldade]. Faz uma pergunta de cada vez, espera pela minha resposta e só depois diz se acertei e porquê.',
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
- **Três de «porquê…»**, para as causas.
- **Duas de «qual a diferença entre…»**, para o que se confunde.
- **Duas de «e se…»**, para pensar.

Baralhe e responda em voz alta. O cartão que falhar volta ao monte; o que acertar duas vezes sai do jogo. Quando o monte acabar, está preparado.`,
    ],
  },
];
