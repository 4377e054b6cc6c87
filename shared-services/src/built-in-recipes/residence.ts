import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory for people from other countries who live in Portugal: prompts with
 * [placeholders], and the answers shown without AI.
 */
export const residence: BuiltInRecipe[] = [
  {
    id: 'carta-a-aima',
    categoryId: 'servicos-publicos',
    title: 'Carta à AIMA',
    icon_name: 'compass',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve aos serviços públicos com palavras simples.' },
      {
        kind: 'context',
        text: 'Vivo em Portugal e tenho um assunto na Agência para a Integração, Migrações e Asilo (AIMA): [assunto]. O que se passa: [situacao].',
      },
      { kind: 'task', text: 'Escreve [formato] para [pedido].' },
      {
        kind: 'format',
        text: 'Usa frases curtas e começa pelo pedido. Deixa espaços para o meu nome, a data e o número do processo.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, com respeito. Não inventes prazos, leis, moradas nem contactos, e não digas a que tenho direito.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'assunto',
        label: 'Assunto',
        options: [
          'o meu pedido de residência',
          'a renovação da minha autorização de residência',
          'a minha proteção temporária',
          'o pedido de residência de uma pessoa da minha família',
        ],
      },
      {
        key: 'situacao',
        label: 'O que se passa',
        options: [
          'ainda não tive resposta',
          'não percebi a resposta que recebi',
          'não consegui falar com ninguém',
        ],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['uma carta', 'um e-mail', 'o que devo dizer ao balcão'],
      },
      {
        key: 'pedido',
        label: 'Quero',
        options: [
          'saber em que ponto está o processo',
          'saber se falta algum documento',
          'pedir que me expliquem o próximo passo',
        ],
      },
    ],
    advanced_tips: [
      'Não escreva à IA o nome, o número do processo nem o do passaporte. Acrescente-os no fim, fora da IA.',
      'Confirme na página oficial como se envia um pedido à AIMA (site, e-mail, carta ou balcão) e se é preciso marcar. A IA não sabe, e pode inventar moradas.',
      'Se há um prazo a chegar ao fim, não espere só por esta resposta: peça já ajuda a um advogado ou a uma associação de apoio a migrantes.',
      'Se preferir, escreva primeiro na sua língua. Depois peça à IA: «Passa para português simples, sem acrescentar nada.»',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de informação, processo n.º (número)

Exmas. Senhoras e Exmos. Senhores,

Peço informação sobre o meu processo.

Trata-se de (o pedido ou a renovação), em nome de (nome).

(Diga numa frase o que se passa: que ainda não teve resposta, que não percebeu a de (data), ou quando tentou falar com o serviço.)

Agradeço que me digam, por escrito:

1. em que ponto está o processo;
2. se falta algum documento, e qual;
3. qual é o próximo passo, e quem o deve dar.

Junto cópia de (documentos). Podem responder para (contacto).

Com os melhores cumprimentos,
(nome, data e assinatura)`,
      `# Para dizer ao balcão

«Bom dia. Venho por causa de (o pedido ou a renovação). O número do processo está neste papel.»

«(Uma frase sobre o que se passa: ainda não tive resposta, não percebi esta carta, ou não consegui falar com ninguém.)»

**Pergunte**
- Em que ponto está o processo?
- Falta algum documento? Pode escrever-me o nome?
- Qual é o próximo passo? Sou eu que o dou, ou é o serviço?

**Se não perceber:** «Pode repetir mais devagar, por favor?»

**Antes de sair:** escreva o dia e o que lhe disseram. Pergunte se lhe podem dar essa informação por escrito.`,
    ],
  },
];
