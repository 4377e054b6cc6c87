import type { BuiltInRecipe } from '../recipes/recipe.ts';

/**
 * Recipes of the Prompt Factory about fraud and automatic decisions: prompts with [placeholders], and the
 * answers shown without AI.
 */
export const protection: BuiltInRecipe[] = [
  {
    id: 'rever-decisao',
    categoryId: 'servicos-publicos',
    title: 'Pedir que uma Pessoa Reveja uma Decisão',
    icon_name: 'users',
    parts: [
      { kind: 'role', text: 'Age como alguém que escreve cartas claras e calmas.' },
      {
        kind: 'context',
        text: 'Recebi de [quem] [decisao], e penso que quem decidiu foi um sistema automático.',
      },
      {
        kind: 'task',
        text: 'Escreve um pedido, [meio], para que uma pessoa reveja a decisão e me explique [explicacao].',
      },
      {
        kind: 'format',
        text: 'Não passes de meia página e deixa espaços para a data, a referência e o meu nome.',
      },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal, com respeito. Não inventes factos, artigos de lei nem prazos.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'decisao',
        label: 'O que recebi',
        options: [
          'uma recusa',
          'uma resposta sem explicação',
          'a indicação de um valor que não percebo',
          'a rejeição de um pedido',
        ],
      },
      {
        key: 'quem',
        label: 'De quem',
        options: ['um serviço público', 'um banco', 'uma seguradora', 'uma empresa'],
      },
      { key: 'meio', label: 'Meio', options: ['por e-mail', 'por carta'] },
      {
        key: 'explicacao',
        label: 'O que quero saber',
        options: [
          'que dados meus foram usados',
          'o que foi importante para a decisão',
          'como corrijo um dado errado',
        ],
      },
    ],
    advanced_tips: [
      'Veja se a decisão indica um prazo para reclamar ou recorrer (pedir a quem está acima, ou a um tribunal, que a mude). Não espere pela resposta a este pedido: reclame ou recorra antes de o prazo acabar. Guarde uma cópia do pedido, com a data.',
      'Procure na decisão, ou na página da entidade, o contacto do encarregado da proteção de dados (a pessoa que lá recebe estes pedidos) e envie-lhe o seu pedido.',
      'Se, ao fim de um mês, não lhe responderem sobre os seus dados pessoais nem explicarem a demora, pode apresentar queixa à Comissão Nacional de Proteção de Dados (CNPD).',
    ],
    fallback_outputs: [
      `**Assunto:** Pedido de revisão da decisão com a referência (referência)

Exmas. Senhoras e Exmos. Senhores,

Penso que a decisão que junto foi tomada por um sistema automático.

Recebi-a em (data). Peço que:

1. uma pessoa volte a analisar o meu caso;
2. me digam que dados meus foram usados e quais foram importantes para a decisão;
3. corrijam o que estiver errado: (dado e correção, se souber).

Peço também que me confirmem por escrito que receberam este pedido.

Com os melhores cumprimentos,
(nome, referência e contacto)`,
      `# Antes de enviar, confirme

- **Está lá a referência da decisão?** Sem ela, é difícil encontrarem o seu caso.
- **Diz o que quer?** Que uma pessoa reveja, que expliquem, ou as duas coisas.
- **Apontou o que lhe parece errado?** Por exemplo: «O meu rendimento não é o que lá está.»
- **Juntou cópias?** Fique com os originais.
- **Pediu que confirmem a receção?** Assim fica com uma prova da data.`,
    ],
  },
  {
    id: 'mensagem-suspeita',
    categoryId: 'dia-a-dia',
    title: 'Recebi uma Mensagem Suspeita',
    icon_name: 'shield-check',
    parts: [
      { kind: 'role', text: 'Age como alguém que ajuda a reconhecer burlas sem assustar as pessoas.' },
      {
        kind: 'context',
        text: 'Recebi [mensagem] de quem diz que é [remetente]. Pede-me [pedido].',
      },
      { kind: 'task', text: 'Diz-me que sinais de burla devo procurar e [ajuda].' },
      { kind: 'format', text: 'Responde em passos curtos, pela ordem em que devo agir.' },
      {
        kind: 'limits',
        text: 'Escreve em português de Portugal. Não digas que a mensagem é de confiança e não inventes telefones nem endereços: esses confirmo eu.',
      },
    ],
    type: 'text',
    placeholders: [
      {
        key: 'mensagem',
        label: 'O que recebi',
        options: ['uma mensagem no telemóvel', 'um e-mail', 'uma chamada', 'uma mensagem de voz'],
      },
      {
        key: 'remetente',
        label: 'Quem diz que é',
        options: ['o meu banco', 'uma pessoa da família', 'uma empresa de entregas', 'um serviço público'],
      },
      {
        key: 'pedido',
        label: 'O que pede',
        options: ['que pague já', 'que carregue numa ligação (um link)', 'um código', 'os meus dados'],
      },
      {
        key: 'ajuda',
        label: 'Preciso de saber',
        options: ['como confirmo por outro caminho', 'o que faço se já paguei'],
      },
    ],
    advanced_tips: [
      'Uma burla é um engano para roubar dinheiro ou dados. Não copie para a IA códigos, números de cartão nem contactos de outras pessoas. Conte por palavras suas.',
      'A IA não sabe quem lhe escreveu. Confirme com o banco, a família ou o serviço, pelo contacto que já tinha. Se já pagou, ligue já para o banco.',
    ],
    fallback_outputs: [
      `# Parar e confirmar

**Sinais de burla**

- Pressa: «tem de ser agora».
- Um pedido de dinheiro, de um código ou de dados.
- Uma ligação, ou um número que não conhece.
- Um segredo: «não conte a ninguém».

**O que fazer, por esta ordem**

1. Não responda, não abra a ligação e não pague.
2. Procure o contacto que já tinha: no cartão do banco, na agenda, numa carta antiga.
3. Ligue e pergunte se o pedido é verdadeiro.
4. Se não for, bloqueie o contacto e avise quem possa receber a mesma mensagem.

Se parece a voz de alguém da família, faça uma pergunta a que só essa pessoa sabe responder.`,
      `# Já paguei ou já dei dados

**Sinais de burla a guardar:** a mensagem, o número, a hora e o comprovativo. Não os apague.

**O que fazer, por esta ordem**

1. Ligue já ao banco, para o número que está no cartão, e peça para travar o pagamento.
2. Se deu um código ou uma palavra-passe, mude-a e termine as sessões abertas.
3. Apresente queixa à polícia, com o que guardou.
4. Conte a alguém de confiança. Acontece a muita gente, e falar ajuda outras pessoas.`,
    ],
  },
];
