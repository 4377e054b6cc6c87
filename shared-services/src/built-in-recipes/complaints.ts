import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about complaints and praise: prompts with [placeholders], and the answers
 * shown without AI.
 */
export const complaints: BuiltInRecipe[] = [
  {
    id: 'reclamacao',
    categoryId: 'servicos-publicos',
    title: 'Reclamação Clara e Educada',
    icon_name: 'scale',
    parts: [
      { kind: 'role', text: 'Age como alguém sereno, que põe os factos por ordem.' },
      { kind: 'task', text: 'Ajuda-me a escrever uma reclamação num tom [tom].' },
      { kind: 'context', text: 'Assunto: [situacao]. Onde foi: [onde]. O que quero: [objetivo].' },
      { kind: 'format', text: 'Conta os factos por ordem, em frases curtas, e acaba com o meu pedido.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, sem insultos e sem acusações que eu não possa provar. Não inventes factos nem leis.',
      },
    ],
    type: 'text',
    placeholders: [
      { key: 'tom', label: 'Tom', options: ['firme e educado', 'formal', 'sereno'] },
      {
        key: 'situacao',
        label: 'Situação',
        options: [
          'um atendimento que correu mal',
          'uma cobrança com um valor errado',
          'um atraso muito longo',
          'a falta de acesso para cadeira de rodas',
        ],
      },
      {
        key: 'onde',
        label: 'Onde',
        options: [
          'num balcão de atendimento',
          'na câmara municipal',
          'num transporte público',
          'num centro de saúde',
        ],
      },
      {
        key: 'objetivo',
        label: 'O que quero',
        options: [
          'uma explicação por escrito',
          'a correção do que está mal',
          'uma solução com data marcada',
          'que não aconteça a mais ninguém',
        ],
      },
    ],
    advanced_tips: [
      'Escreva primeiro, só para si, tudo o que sente. Depois peça à IA que fique apenas com os factos.',
      'Num serviço do Estado, escreva a reclamação no Livro Amarelo, que é gratuito: em papel, ao balcão, ou em livroamarelo.gov.pt, que ainda não tem todos os serviços.',
      'As câmaras e as juntas têm um livro de reclamações próprio: peça-o ao balcão. Numa empresa, peça o Livro de Reclamações.',
      'Guarde cópia do que enviou e anote o dia. Faz falta se tiver de insistir.',
    ],
    fallback_outputs: [
      `**Assunto:** Reclamação

Exmas. Senhoras e Exmos. Senhores,

Venho apresentar uma reclamação.

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
    id: 'livro-de-reclamacoes',
    categoryId: 'servicos-publicos',
    title: 'Escrever no Livro de Reclamações',
    icon_name: 'pencil',
    parts: [
      { kind: 'role', text: 'Age como alguém sereno, que conta o que se passou sem exagerar.' },
      {
        kind: 'context',
        text: 'O que se passou: [situacao]. Onde foi: [onde]. Já tentei [tentativa].',
      },
      {
        kind: 'task',
        text: 'Escreve o texto que vou pôr no Livro de Reclamações, a pedir [pedido].',
      },
      {
        kind: 'format',
        text: 'Conta os factos por ordem, com espaços para o dia, a hora e o local, e não passes de [tamanho].',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, sem insultos nem acusações que eu não possa provar. Não inventes factos, nomes nem leis.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'situacao',
        label: 'O que se passou',
        options: [
          'um produto que avariou logo a seguir à compra',
          'uma conta com um valor que não reconheço',
          'um serviço que paguei e não foi feito',
          'uma encomenda que nunca chegou',
        ],
      },
      {
        key: 'onde',
        label: 'Onde foi',
        options: ['numa loja', 'numa oficina', 'numa empresa de telecomunicações', 'numa loja da Internet'],
      },
      {
        key: 'tentativa',
        label: 'Já tentei',
        options: ['falar com a empresa', 'escrever para a empresa', 'resolver ao telefone'],
      },
      {
        key: 'pedido',
        label: 'Peço',
        options: ['uma resposta por escrito', 'a devolução do que paguei', 'que corrijam o erro'],
      },
      { key: 'tamanho', label: 'Tamanho', options: ['150 palavras', '200 palavras', 'dez linhas'] },
    ],
    advanced_tips: [
      'O livro também existe na Internet, em livroreclamacoes.pt, e é gratuito nos dois casos. Em papel, peça-o com calma a quem atende e leve já o texto escrito.',
      'Não dê à IA o número da fatura nem o nome de quem fez o atendimento. Acrescente-os no fim, fora da IA.',
    ],
    fallback_outputs: [
      `No dia (data), por volta das (hora), em (local), passou-se o seguinte:

1. (o que comprei ou pedi, e quanto paguei)
2. (o que aconteceu, tal como o vi)
3. (o que me responderam quando perguntei)

Já tentei resolver o assunto em (data), por (meio), e até hoje (o que aconteceu).

Tenho comigo (recibo, fotografia, mensagem).

Peço que me respondam por escrito.

Peço também que (o que quero que façam).

*Onde se escreve: no livro em papel, no próprio local, ou no eletrónico, em livroreclamacoes.pt, que é gratuito e não exige registo. No eletrónico, a resposta deve chegar no prazo de 15 dias úteis.*`,
      `# O que fazer, por ordem

- **Antes:** escreva para si o dia, a hora, o local e o que aconteceu. Junte o recibo e as fotografias.
- **Escolha o meio:** o livro em papel, no local, ou o eletrónico, em livroreclamacoes.pt.
- **Escreva três coisas:** o que aconteceu, o que já tentou, o que pede.
- **Guarde a cópia** e anote o dia. No livro eletrónico, a resposta deve chegar no prazo de 15 dias úteis.
- **Se não chegar, ou não concordar:** volte a escrever, com a cópia da primeira vez, e peça ajuda a um serviço de apoio ao consumidor.

**Releia como se fosse outra pessoa.** Percebe-se o que se passou sem conhecer a história? Há alguma palavra que só lá esteja para magoar?`,
    ],
  },
  {
    id: 'elogiar-um-servico',
    categoryId: 'servicos-publicos',
    title: 'Elogiar um Serviço',
    icon_name: 'star',
    parts: [
      { kind: 'role', text: 'Age como alguém que sabe agradecer.' },
      { kind: 'context', text: 'Atenderam-me bem [servico] porque [motivo].' },
      { kind: 'task', text: 'Escreve um elogio [meio].' },
      { kind: 'format', text: 'No máximo seis linhas, com um espaço para o dia.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, com simplicidade. Não inventes nomes nem exageres.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'servico',
        label: 'Serviço',
        options: ['num centro de saúde', 'num serviço de finanças', 'num tribunal', 'numa escola'],
      },
      {
        key: 'motivo',
        label: 'Porquê',
        options: [
          'me explicaram tudo com calma',
          'resolveram o problema no mesmo dia',
          'tiveram cuidado com quem precisava de ajuda',
        ],
      },
      { key: 'meio', label: 'Para', options: ['para o Livro Amarelo', 'para enviar por e-mail'] },
    ],
    advanced_tips: [
      'O Livro Amarelo também serve para elogiar: em papel, ao balcão, ou em livroamarelo.gov.pt. Numa câmara ou numa junta, pergunte ao balcão onde pode deixar um elogio.',
      'Diga o dia e o balcão. Assim, o agradecimento chega a quem o merece.',
    ],
    fallback_outputs: [
      `Venho agradecer o atendimento que recebi em (dia), em (serviço e balcão).

(Diga numa frase o que lhe resolveram ou explicaram.) Fizeram-no com tempo e com atenção, e isso fez diferença.

Peço que transmitam este agradecimento a quem me atendeu.

(nome, se quiser)`,
      `**Assunto:** Um agradecimento ao vosso serviço

Bom dia,

Em (dia) fui a (serviço) tratar de (assunto) e saí com tudo claro. (Diga o que foi mais importante para si.)

Costuma escrever-se para reclamar. Desta vez, escrevo para agradecer. Agradeço que façam chegar esta mensagem à equipa.

Com os melhores cumprimentos,
(nome)`,
    ],
  },
];
