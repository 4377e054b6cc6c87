import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about conversations at work and job interviews: prompts with [placeholders],
 * and the answers shown without AI.
 */
export const work: BuiltInRecipe[] = [
  {
    id: 'entrevista-de-emprego',
    categoryId: 'trabalho',
    title: 'Treinar uma Entrevista',
    icon_name: 'user',
    parts: [
      { kind: 'role', text: 'Imagina que me vais entrevistar para um emprego de [funcao] [empregador].' },
      { kind: 'context', text: 'Tenho [experiencia].' },
      {
        kind: 'task',
        text: 'Faz [quantidade] perguntas de entrevista de emprego e, no fim, diz-me [retorno].',
      },
      { kind: 'format', text: 'Faz uma pergunta de cada vez e espera pela minha resposta.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes nada sobre a empresa nem sobre o meu percurso.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'funcao',
        label: 'Função',
        options: ['atendimento ao público', 'limpeza e manutenção', 'apoio administrativo', 'informática'],
      },
      {
        key: 'empregador',
        label: 'Onde',
        options: ['numa loja', 'numa câmara municipal', 'numa pequena empresa', 'numa empresa grande'],
      },
      {
        key: 'experiencia',
        label: 'Experiência',
        options: [
          'pouca experiência',
          'muitos anos de experiência noutra área',
          'um curso que acabei há pouco',
        ],
      },
      { key: 'quantidade', label: 'Quantas perguntas', options: ['5', '3', '8'] },
      {
        key: 'retorno',
        label: 'No fim quero',
        options: [
          'o que correu bem e o que melhorar',
          'como se podia responder a cada pergunta',
          'o que é mais importante mudar',
        ],
      },
    ],
    advanced_tips: [
      'Cole o texto do anúncio, sem o nome da empresa. As perguntas ficam muito mais próximas das verdadeiras.',
      'Peça perguntas difíceis: sobre falhas, tempo sem trabalhar ou mudanças de área.',
    ],
    fallback_outputs: [
      `# Cinco perguntas que quase sempre aparecem

1. **Fale-me de si.** Um minuto: o que faz, o que sabe fazer bem, o que procura.
2. **Porque quer este trabalho?** Ligue uma coisa que gosta de fazer a uma coisa de que a empresa precisa.
3. **Conte uma dificuldade que resolveu.** Situação, o que fez, como acabou.
4. **O que ainda não sabe fazer?** Diga a verdade e como está a aprender.
5. **Tem perguntas?** Leve sempre duas: «Como é um dia normal?» e «O que se espera de quem entra?»

**Treino:** responda em voz alta, grave no telemóvel e ouça. Corte os «pronto» e os «tipo». Chegue dez minutos antes e respire fundo.`,
      `# Guião para contar a sua experiência

Use esta fórmula em três histórias do seu percurso, mesmo que seja de voluntariado, da escola ou de casa:

- **O que se passava:** (uma frase)
- **O que me pediram:** (uma frase)
- **O que eu fiz:** (duas frases, com «eu», não com «nós»)
- **Como acabou:** (uma frase; se puder, com um número seu)
- **O que aprendi:** (uma frase)

Depois leia o anúncio e ligue cada história a um dos pedidos. Três boas histórias respondem a quase todas as perguntas. Qual é a sua melhor?`,
    ],
  },
  {
    id: 'conversa-no-trabalho',
    categoryId: 'trabalho',
    title: 'Preparar uma Conversa Difícil',
    icon_name: 'handshake',
    parts: [
      { kind: 'role', text: 'Age como alguém calmo, que ajuda a preparar conversas no trabalho.' },
      { kind: 'context', text: 'Quero falar com [pessoa] sobre [assunto].' },
      { kind: 'task', text: 'Ajuda-me a preparar [preparacao].' },
      { kind: 'format', text: 'Escreve [formato], num tom [tom].' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não inventes regras da empresa nem leis, e não me aconselhes a ameaçar ninguém.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'pessoa',
        label: 'Com quem',
        options: ['a minha chefia', 'uma colega', 'uma pessoa de outra equipa', 'a minha equipa'],
      },
      {
        key: 'assunto',
        label: 'Sobre',
        options: ['uma troca de horário', 'tarefas mal repartidas', 'um erro que cometi', 'um mal-entendido'],
      },
      {
        key: 'preparacao',
        label: 'Quero preparar',
        options: ['a primeira frase e três argumentos', 'as respostas a objeções', 'um pedido claro'],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['frases para dizer em voz alta', 'pontos curtos', 'um guião curto'],
      },
      { key: 'tom', label: 'Tom', options: ['respeitoso', 'direto', 'amável'] },
    ],
    advanced_tips: [
      'Não escreva o nome da empresa nem o das pessoas. «A minha chefia» chega para treinar.',
      'Peça à IA que faça o papel da outra pessoa e discorde de si. É melhor ouvir a objeção antes, a treinar.',
    ],
    fallback_outputs: [
      `# Guião para cinco minutos

**Abrir:** «Tem cinco minutos? Queria falar consigo sobre (assunto).»

**Contar um facto:** «Na semana passada, (o que aconteceu).» Um só, sem adjetivos.

**Dizer o efeito:** «Isso fez com que (consequência).»

**Pedir:** «O que lhe peço é (uma coisa concreta).»

**Ouvir:** «Como é que vê isto?» E espere pela resposta, mesmo que custe.

**Fechar:** «Então ficamos assim: (acordo). Voltamos a falar em (dia)?»

Se a conversa aquecer: «Prefiro parar aqui e continuar amanhã, com calma.»`,
      `# Antes da conversa, escreva quatro linhas

- **O que quero que mude:** (uma frase)
- **O que a outra pessoa quer:** (tente adivinhar com boa vontade)
- **O que posso oferecer:** (uma troca, uma ajuda, um prazo)
- **O que não vou dizer:** (a frase que só magoa)

**Se o erro foi seu:** diga o que aconteceu, o que já fez para o remediar e o que muda daqui em diante. Sem desculpas compridas.

**Se o assunto for grave** ou se houver medo de falar, não fique só: procure quem o possa aconselhar, dentro ou fora da empresa.`,
    ],
  },
];
