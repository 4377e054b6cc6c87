import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about languages and translation: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const languages: BuiltInRecipe[] = [
  {
    id: 'praticar-conversa',
    categoryId: 'linguas',
    title: 'Praticar uma Conversa',
    icon_name: 'message-circle',
    parts: [
      { kind: 'role', text: 'O teu papel: [papel].' },
      { kind: 'context', text: 'Eu sou [eu]. Nível: [nivel].' },
      { kind: 'task', text: 'Vamos praticar [lingua], em conversa.' },
      {
        kind: 'format',
        text: 'Escreve uma frase de cada vez, espera pela minha resposta e corrige-me [correcao].',
      },
      {
        kind: 'limits',
        text: 'Não saias do teu papel sem eu pedir. Explica em português de Portugal o que eu não perceber e não inventes regras de gramática.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'lingua',
        label: 'Língua',
        options: ['inglês', 'português', 'francês', 'espanhol'],
      },
      { key: 'nivel', label: 'Nível', options: ['iniciação', 'intermédio', 'avançado'] },
      {
        key: 'papel',
        label: 'Papel da IA',
        options: ['quem atende num café', 'quem atende num centro de saúde', 'colega de trabalho', 'vizinha'],
      },
      {
        key: 'eu',
        label: 'Eu sou',
        options: [
          'quem vai pedir uma informação',
          'uma pessoa que precisa de ajuda',
          'alguém que acabou de chegar ao país',
        ],
      },
      {
        key: 'correcao',
        label: 'Correções',
        options: ['com simpatia, no fim de cada resposta', 'só quando não se perceber', 'no fim da conversa'],
      },
    ],
    advanced_tips: [
      'Peça no fim uma lista das cinco palavras novas mais úteis, com uma frase para cada uma.',
      'Diga cada frase em voz alta antes de a escrever. A conversa treina também a boca e o ouvido.',
    ],
    fallback_outputs: [
      `# Guião para uma primeira conversa

Treine com alguém, ou a falar em voz alta. Diga cada frase na língua que está a aprender.

1. **Cumprimentar:** «Bom dia! Como está?»
2. **Dizer o que quer:** «Queria…, por favor.»
3. **Não perceber (é normal!):** «Pode repetir mais devagar?»
4. **Confirmar:** «Então é… Certo?»
5. **Agradecer e despedir-se:** «Muito obrigado (ou obrigada). Até à próxima!»

**Desafio:** repita o diálogo e mude uma coisa de cada vez: o que pede, a hora, o preço. À terceira vez já sai sem pensar. Em que situação vai usar isto esta semana?`,
      `# Dez minutos por dia

- **2 minutos:** leia em voz alta um pequeno texto e sublinhe as palavras que não conhece.
- **3 minutos:** escolha três dessas palavras e faça uma frase sua com cada uma.
- **3 minutos:** imagine que está num balcão e peça aquilo de que precisa, do princípio ao fim.
- **2 minutos:** escreva o que lhe faltou dizer. É por aí que começa amanhã.

Não tenha medo de errar. Quem fala com erros é compreendido; quem se cala, não. E um sorriso traduz-se sozinho.`,
    ],
  },
  {
    id: 'traduzir-com-tom',
    categoryId: 'linguas',
    title: 'Traduzir com o Tom Certo',
    icon_name: 'pencil',
    parts: [
      { kind: 'role', text: 'Age como alguém que traduz com cuidado e conhece bem as duas línguas.' },
      {
        kind: 'task',
        text: 'Traduz para [lingua] a frase abaixo, com um tom [tom], para eu a dizer a [destinatario].',
      },
      { kind: 'format', text: 'Depois explica, em português de Portugal, [explicacao].' },
      {
        kind: 'limits',
        text: 'Não acrescentes nem tires nada à frase. Se puder ter dois sentidos, pergunta-me qual é.',
      },
      { kind: 'context', text: 'Frase: «[frase]»' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'lingua',
        label: 'Para que língua',
        options: ['inglês', 'espanhol', 'francês', 'ucraniano'],
      },
      { key: 'tom', label: 'Tom', options: ['educado', 'informal', 'muito formal'] },
      {
        key: 'destinatario',
        label: 'A quem',
        options: ['uma pessoa que não conheço', 'uma professora', 'um amigo', 'um médico'],
      },
      {
        key: 'explicacao',
        label: 'Explicar',
        options: ['as palavras mais difíceis', 'como se pronuncia', 'outra forma de dizer o mesmo'],
      },
      {
        key: 'frase',
        label: 'Frase (pode escrever a sua)',
        options: [
          'Desculpe o atraso, o autocarro não passou.',
          'Pode ajudar-me a preencher este papel?',
          'Foi um gosto falar consigo.',
        ],
      },
    ],
    advanced_tips: [
      'Peça que traduza de volta para português. Se o sentido mudou, a primeira tradução não serve.',
      'Se o documento for para um serviço público, um tribunal ou uma escola, pergunte primeiro que tipo de tradução aceitam. A tradução da IA pode não servir.',
    ],
    fallback_outputs: [
      `# Como escolher o tom, em qualquer língua

- **Com um desconhecido ou num serviço:** comece por um cumprimento e «por favor». Evite ordens diretas.
- **Com um professor ou um médico:** use o título e a forma de tratamento que essa língua pede. Evite diminutivos e gíria.
- **Com um amigo:** use o nome e uma frase curta. Evite fórmulas muito formais.

**Três passos:** diga primeiro o que quer numa frase simples; traduza essa frase; só depois acrescente a delicadeza.

*Este é um exemplo escrito pela equipa. Copie o prompt para um assistente para obter a tradução da sua frase.*`,
      `# Antes de confiar numa tradução

1. **Traduza de volta.** Passe o resultado outra vez para português e compare.
2. **Desconfie das expressões.** «Dar à costa» ou «ficar a ver navios» raramente se traduzem palavra por palavra.
3. **Veja quem fala com quem.** Há línguas com mais de uma forma de dizer «você».
4. **Confirme números, datas e nomes.** São o erro que mais custa.
5. **Leia em voz alta.** Se tropeçar, simplifique a frase em português e volte a tentar.

Qual é a frase que mais falta lhe faz saber dizer bem?`,
    ],
  },
  {
    id: 'frases-para-o-balcao',
    categoryId: 'linguas',
    title: 'Frases para Ir a um Serviço',
    icon_name: 'map-pin',
    parts: [
      { kind: 'role', text: 'Age como alguém paciente, que ensina português a quem chegou há pouco.' },
      { kind: 'context', text: 'Falo [lingua] e vou [onde].' },
      { kind: 'task', text: 'Ensina-me [quantidade] frases em português para [objetivo].' },
      {
        kind: 'format',
        text: 'Escreve cada frase em português e, ao lado, a tradução. Junta [ajuda].',
      },
      {
        kind: 'limits',
        text: 'Usa português de Portugal, educado e simples. Não inventes regras do serviço nem documentos.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'lingua', label: 'A minha língua', options: ['inglês', 'ucraniano', 'francês', 'árabe'] },
      {
        key: 'onde',
        label: 'Aonde vou',
        options: ['ao centro de saúde', 'à junta de freguesia', 'à escola dos meus filhos', 'ao banco'],
      },
      { key: 'quantidade', label: 'Quantas frases', options: ['dez', 'cinco'] },
      {
        key: 'objetivo',
        label: 'Para',
        options: ['pedir uma informação', 'pedir ajuda com um papel', 'marcar um atendimento'],
      },
      {
        key: 'ajuda',
        label: 'Juntar',
        options: [
          'a forma de dizer cada frase em voz alta',
          'a resposta mais provável de quem atende',
          'uma forma mais curta',
        ],
      },
    ],
    advanced_tips: [
      'Depois de receber as frases, peça à IA que responda como quem atende ao balcão. Treine até conseguir dizer as frases sem ler.',
      'Mostre a lista a alguém que fale português. A IA pode misturar o português de Portugal com o do Brasil.',
    ],
    fallback_outputs: [
      `# Dez frases que abrem portas

1. Bom dia. Podia ajudar-me, por favor?
2. Falo pouco português. Pode falar mais devagar?
3. Queria pedir uma informação.
4. Queria marcar um atendimento.
5. Que documentos tenho de trazer?
6. Pode ajudar-me com este papel?
7. Não percebi. Pode repetir ou escrever?
8. Há alguém que fale (a sua língua)?
9. Quando devo voltar?
10. Muito obrigado. (Uma mulher diz: muito obrigada.)

**Como treinar:** leia cada frase três vezes em voz alta e tape-a com a mão. Leve o papel consigo: ninguém leva a mal.

*Aqui estão só as frases. Para receber a tradução e a ajuda que pediu, copie o prompt para um assistente.*`,
      `# Uma conversa do princípio ao fim

- **Eu:** Bom dia. Queria uma informação, por favor.
- **Ao balcão:** Bom dia. Diga.
- **Eu:** Preciso de (assunto). O que tenho de fazer?
- **Ao balcão:** Tem de preencher este papel e trazer (documento).
- **Eu:** Desculpe, não percebi a última palavra. Pode escrever?
- **Ao balcão:** Claro. Aqui está.
- **Eu:** Então volto com isto. Até que horas estão abertos?
- **Ao balcão:** Até às (hora).
- **Eu:** Fico-lhe grato (ou grata). Bom dia.

**Três palavras para reconhecer:** *senha* (o papel com o número), *balcão* (onde se é atendido), *prazo* (o último dia).`,
    ],
  },
  {
    id: 'corrigir-o-meu-texto',
    categoryId: 'linguas',
    title: 'Corrigir o Meu Texto',
    icon_name: 'search',
    parts: [
      { kind: 'role', text: 'Age como alguém que revê textos com respeito por quem os escreveu.' },
      { kind: 'task', text: 'Corrige o texto abaixo, escrito para [leitor].' },
      { kind: 'format', text: 'Mostra primeiro o texto corrigido e depois [explicacao].' },
      {
        kind: 'limits',
        text: 'Usa português de Portugal. Mantém [manter] e não inventes ideias que eu não escrevi.',
      },
      { kind: 'context', text: 'Texto: «[texto]»' },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'leitor',
        label: 'Para quem é',
        options: ['uma professora', 'um serviço público', 'os meus vizinhos'],
      },
      {
        key: 'explicacao',
        label: 'Depois quero',
        options: [
          'a lista dos erros, com a regra',
          'só os três erros mais importantes',
          'uma versão mais curta',
        ],
      },
      {
        key: 'manter',
        label: 'Manter',
        options: ['as minhas palavras sempre que puderes', 'o tom informal', 'a ordem das ideias'],
      },
      {
        key: 'texto',
        label: 'Texto a corrigir (pode colar o seu)',
        options: [
          'Bom dia, queria de saber se a reunião é na quinta ou na sexta e se posso levar o meu filho.',
          'Não temos luz na escada à dois dias. Agradecemos que resolvam isto depressa.',
        ],
      },
    ],
    advanced_tips: [
      'Peça as regras e não só a correção. Da próxima vez já não precisa de perguntar.',
      'Se o texto for sobre outra pessoa, troque o nome por uma letra antes de o colar.',
    ],
    fallback_outputs: [
      `# Seis coisas para rever antes de enviar

1. **Há ou à?** «Há» conta o tempo que passou e diz que uma coisa existe. «À» leva a algum lado. «Há dois dias que não vou à escola.»
2. **Vírgula entre quem faz e o que faz?** Tire-a: «Os vizinhos pediram ajuda.»
3. **Frases com mais de duas linhas?** Corte-as em duas.
4. **Palavras repetidas?** Leia em voz alta: ouvem-se melhor do que se veem.
5. **Tratou a pessoa sempre da mesma maneira?** Ou «tu», ou «a senhora», do princípio ao fim.
6. **Está lá o pedido?** Sublinhe-o. Se não o encontrar, escreva-o na primeira frase.

*Para corrigir o seu texto, copie o prompt para um assistente.*`,
      `# Como aprender com uma correção

- **Compare linha a linha.** Marque o que mudou e diga em voz alta porquê.
- **Separe erro de gosto.** Um erro tem uma regra; o resto é uma opinião, e pode ficar com a sua frase.
- **Faça a sua lista.** Três erros que repete, com um exemplo certo de cada um. Cole-a ao pé do computador.
- **Escreva outra vez sem olhar.** É aí que se aprende.

Se a correção mudou o que queria dizer, está errada, por mais bonita que seja. Volte ao seu texto e diga à IA o que não pode mudar.`,
    ],
  },
];
