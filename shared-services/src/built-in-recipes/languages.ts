import type { WrittenRecipe } from '../recipes/recipe.ts';

export const languages: WrittenRecipe[] = [
  {
    id: 'praticar-conversa',
    categoryId: 'linguas',
    title: 'Praticar uma Conversa',
    icon_name: 'message-circle',
    template:
      'Vamos praticar [lingua]. Nível: [nivel]. O teu papel: [papel]. Eu sou [eu]. Escreve uma frase de cada vez, espera pela minha resposta e corrige-me [correcao].',
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
        label: 'A IA faz de',
        options: ['atender num café', 'atender num centro de saúde', 'colega de trabalho', 'vizinha'],
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
      'Diga em voz alta antes de escrever. A conversa treina também a boca e o ouvido.',
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
    template:
      'Traduz para [lingua] a frase abaixo, com um tom [tom], para a dizer a [destinatario]. Depois explica [explicacao].\n\nFrase: «[frase]»',
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
      'Se o documento tiver valor legal, pergunte a quem o pediu que tradução aceita. A da IA pode não servir.',
    ],
    fallback_outputs: [
      `# Como escolher o tom, em qualquer língua

- **Com um desconhecido ou num serviço:** comece por um cumprimento e «por favor». Evite ordens diretas.
- **Com um professor ou um médico:** use o título e o apelido. Evite diminutivos e gíria.
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
];
