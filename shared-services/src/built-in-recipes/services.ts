import type { WrittenRecipe } from '../recipes/recipe.ts';

export const services: WrittenRecipe[] = [
  {
    id: 'carta-servico-publico',
    categoryId: 'servicos-publicos',
    title: 'Carta a um Serviço Público',
    icon_name: 'pencil',
    template:
      'Escreve uma carta dirigida [servico] para [pedido], num tom [tom]. O meu motivo é: [motivo]. Deixa por preencher os meus dados, o número do processo e a data, e termina a pedir resposta por [resposta].',
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['formal e claro', 'simples e educado'] },
      {
        key: 'servico',
        label: 'Serviço',
        options: ['à junta de freguesia', 'à câmara municipal', 'à Segurança Social', 'às Finanças'],
      },
      {
        key: 'pedido',
        label: 'Pedido',
        options: [
          'pedir uma informação',
          'pedir uma segunda via de um documento',
          'pedir mais tempo para entregar papéis',
          'saber em que ponto está o meu processo',
        ],
      },
      {
        key: 'motivo',
        label: 'Motivo',
        options: [
          'ainda não recebi resposta ao meu pedido',
          'perdi o documento',
          'falta-me um papel que outro serviço tem de passar',
        ],
      },
      { key: 'resposta', label: 'Quero resposta por', options: ['e-mail', 'carta', 'telefone'] },
    ],
    advanced_tips: [
      'Não escreva à IA o seu número de contribuinte nem o número do processo. Acrescente-os à mão no fim.',
      'Peça à IA que não cite leis. Se citar alguma, confirme-a antes de enviar.',
    ],
    fallback_outputs: [
      `(Nome)
(Morada)
(Contacto)

Ao cuidado de (serviço)

**Assunto:** (pedido), processo n.º (número, se existir)

Exmas. Senhoras e Exmos. Senhores,

Venho por este meio apresentar o seguinte pedido: (descrição numa ou duas frases).

O pedido justifica-se pelo seguinte: (motivo). Junto cópia dos documentos que tenho em meu poder: (lista).

Solicito que me informem da decisão, ou do que ainda seja necessário entregar, para o contacto acima indicado.

Agradeço a atenção.

Com os melhores cumprimentos,

(local e data)
(assinatura)`,
      `**Assunto:** Pedido de informação

Bom dia,

Chamo-me (nome) e dirijo-me a esse serviço porque preciso de ajuda com o seguinte assunto: (uma frase).

Para facilitar, deixo o essencial:

- **Quando começou:** (data)
- **O que já entreguei:** (lista)
- **O que me falta saber:** (pergunta concreta)

Podem indicar-me o próximo passo e o prazo? Se for preciso ir ao balcão, agradeço que me digam que documentos devo levar.

Agradeço a atenção.

(nome e contacto)`,
    ],
  },
  {
    id: 'reclamacao',
    categoryId: 'servicos-publicos',
    title: 'Reclamação Clara e Educada',
    icon_name: 'scale',
    template:
      'Ajuda-me a escrever uma reclamação num tom [tom]. Assunto: [situacao]. Onde foi: [onde]. O que quero: [objetivo]. Conta os factos por ordem, sem insultos e sem acusações que eu não possa provar.',
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['firme e educado', 'formal', 'sereno'] },
      {
        key: 'situacao',
        label: 'Situação',
        options: [
          'um atendimento que correu mal',
          'uma cobrança que não percebo',
          'um atraso muito longo',
          'a falta de acesso para cadeira de rodas',
        ],
      },
      {
        key: 'onde',
        label: 'Onde',
        options: ['num balcão de atendimento', 'numa loja', 'num transporte público', 'num centro de saúde'],
      },
      {
        key: 'objetivo',
        label: 'O que quero',
        options: [
          'uma explicação por escrito',
          'a correção do erro',
          'a devolução do dinheiro',
          'que não volte a acontecer',
        ],
      },
    ],
    advanced_tips: [
      'Escreva primeiro, só para si, tudo o que sente. Depois peça à IA que fique apenas com os factos.',
      'Guarde cópia do que enviou e anote o dia. Faz falta se tiver de insistir.',
    ],
    fallback_outputs: [
      `**Assunto:** Reclamação

Exmas. Senhoras e Exmos. Senhores,

No dia (data), por volta das (hora), em (local), passou-se o seguinte:

1. (o que aconteceu primeiro)
2. (o que aconteceu depois)
3. (como terminou)

Esta situação causou-me (consequência concreta). Tenho comigo (recibo, senha, fotografia ou testemunha).

Peço que o caso seja analisado e que me respondam por escrito, com indicação do que vai ser feito para o resolver.

Fico a aguardar a resposta.

Com os melhores cumprimentos,
(nome e contacto)`,
      `# Antes de enviar, confirme

- **Está lá o dia, a hora e o sítio?**
- **Contei só o que vi ou ouvi?** Troque «foram mal-educados» por «não me responderam às duas perguntas que fiz».
- **Digo o que quero?** Uma reclamação sem pedido raramente tem resposta útil.
- **Cabe numa página?** Se não couber, corte os adjetivos.
- **Falta algum papel?** Junte cópias e fique com os originais.

Modelo de frase final: «Peço que me informem, por escrito, da conclusão a que chegaram e das medidas que vão tomar.»`,
    ],
  },
  {
    id: 'melhorar-o-bairro',
    categoryId: 'servicos-publicos',
    title: 'Propor uma Melhoria no Bairro',
    icon_name: 'map-pin',
    template:
      'Ajuda-me a escrever uma proposta para [destino], com o objetivo de [melhoria]. Quem ganha com ela: [beneficiarios]. Escreve [formato], com o problema, a solução e uma primeira experiência barata.',
    type: 'text',
    placeholders: [
      {
        key: 'destino',
        label: 'Para onde vai',
        options: ['a junta de freguesia', 'o orçamento participativo', 'a associação de moradores'],
      },
      {
        key: 'melhoria',
        label: 'Melhoria',
        options: [
          'tornar uma passadeira mais segura',
          'pôr bancos e sombra numa praça',
          'criar uma horta comunitária',
          'ter mais luz numa rua escura',
        ],
      },
      {
        key: 'beneficiarios',
        label: 'Quem ganha',
        options: ['quem anda a pé', 'crianças e famílias', 'pessoas mais velhas', 'toda a vizinhança'],
      },
      {
        key: 'formato',
        label: 'Formato',
        options: ['uma página', 'meia página', 'um discurso de dois minutos'],
      },
    ],
    advanced_tips: [
      'Peça à IA as três objeções mais prováveis e prepare a resposta a cada uma.',
      'Não deixe a IA inventar números. Conte, fotografe ou pergunte a dez vizinhos: são os seus dados.',
    ],
    fallback_outputs: [
      `# Proposta para o nosso bairro

**O problema.** Em (local), há uma dificuldade que afeta quem por lá passa todos os dias: (uma frase). Juntamos fotografias tiradas em (data).

**A solução.** Propomos (melhoria). Não é preciso começar por uma grande obra: o importante é resolver o que mais incomoda.

**Quem ganha.** As pessoas que usam o espaço a pé, as famílias e quem se move com mais dificuldade.

**Uma primeira experiência.** Durante um mês, testar uma versão simples e barata. No fim, ouvir quem lá passa e decidir se vale a pena ficar.

**O que podemos fazer nós.** Ajudar a divulgar, recolher opiniões e cuidar do espaço.

Estamos disponíveis para uma visita ao local.`,
      `# Em dois minutos

«Boa tarde. Venho falar de um sítio que todos conhecemos: (local). Hoje, quem lá passa tem um problema: (uma frase).

Pedimos uma coisa simples: (melhoria). Quem ganha somos todos, a começar por quem anda mais devagar.

Sabemos que o dinheiro não chega para tudo. Por isso, sugerimos experimentar primeiro em pequeno, durante um mês, e decidir depois com quem lá vive.

Estamos prontos para ajudar. Podemos marcar uma visita?»

*Dica: leve uma fotografia e três assinaturas. Valem mais do que dez adjetivos.*`,
    ],
  },
];
