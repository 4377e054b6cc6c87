import type { FollowUps } from './follow-up.ts';

/**
 * Prewritten replies to «mais curto» and «mais simples», by recipe id, for use without AI (`follow-up.ts`).
 */
export const everyday: FollowUps = {
  'entrevista-de-emprego': [
    {
      exampleStart: '# Cinco perguntas que quase sempre',
      shorter: `Fale de si. Porque quer este trabalho? Que dificuldade resolveu? O que ainda não sabe? Que perguntas tem? Treine em voz alta.`,
      simpler: `Vão perguntar-lhe:

- Quem é?
- Porque quer vir?
- Que problema já resolveu?
- O que ainda não sabe fazer?
- Quer perguntar alguma coisa?

Responda em casa, em voz alta. No dia, chegue mais cedo e respire fundo.`,
    },
    {
      exampleStart: '# Guião para contar a sua experiência',
      shorter: `O que se passava, o que me pediram, o que fiz, como acabou, o que aprendi. Prepare três histórias assim.`,
      simpler: `Conte uma história sua:

1. O que aconteceu?
2. O que fez?
3. Como acabou?

Pode ser da escola, de casa ou de ajudar alguém.`,
    },
  ],
  'conversa-no-trabalho': [
    {
      exampleStart: '# Guião para cinco minutos',
      shorter: `«Tem cinco minutos?» Um facto, o efeito, um pedido. Depois ouça e combine: «Então ficamos assim: (acordo).»`,
      simpler: `Diga:

1. «Posso falar consigo?»
2. «Aconteceu isto: (o quê).»
3. «Peço-lhe isto: (o quê).»

Depois ouça. Se houver zanga, parem e falem amanhã.`,
    },
    {
      exampleStart: '# Antes da conversa, escreva',
      shorter: `O que quero mudar, o que quer a outra pessoa, o que ofereço, o que não vou dizer. Assunto grave? Procure conselho antes.`,
      simpler: `Antes de falar, escreva:

- o que quer;
- o que a outra pessoa quer;
- o que não vai dizer.

O erro foi seu? Diga-o e peça desculpa. Tem medo? Peça ajuda a alguém.`,
    },
  ],
  'carta-de-candidatura': [
    {
      exampleStart: 'Exmas. Senhoras e Exmos. Senhores,\n\nLi o vosso anúncio',
      shorter: `Exmas. Senhoras e Exmos. Senhores,

Candidato-me porque gosto deste trabalho e sei (o quê). Um exemplo: (uma frase). Estou disponível a partir de (data).

(nome e contacto)`,
      simpler: `Bom dia,

Vi o vosso anúncio e gostava de trabalhar convosco.

Sei fazer isto: (o quê). Já o fiz em (onde). Quero aprender (o quê).

Posso começar em (data).

(nome e contacto)`,
    },
    {
      exampleStart: '**Assunto:** Candidatura a (função)',
      shorter: `**Assunto:** Candidatura a (função)

Sei (o quê), gosto de (o quê) e quero aprender (o quê). Envio o currículo. Posso ir a uma entrevista em (dias).

(nome)`,
      simpler: `**Assunto:** Quero trabalhar convosco

Bom dia,

- Sei fazer (o quê).
- Gosto de (o quê).
- Quero aprender (o quê).

Envio o meu currículo. Quando podemos falar?

(nome)`,
    },
  ],
  'curriculo-claro': [
    {
      exampleStart: '# Currículo numa página',
      shorter: `**(Nome)**, (contacto). **Sei fazer:** ( ). **Já fiz:** (função, onde, anos). **Aprendi:** ( ). **Línguas:** ( ).`,
      simpler: `Escreva numa folha:

- o seu nome e contacto;
- onde trabalhou e o que fazia;
- o que estudou;
- as línguas que fala.

Não ponha o número de contribuinte nem a fotografia.`,
    },
    {
      exampleStart: '# De «fiz tudo» a três boas frases',
      shorter: `Troque «fazia tudo» por três frases com um verbo: atendi, arrumei, fechei a caixa. Fique com as que o anúncio pede.`,
      simpler: `Pense no seu dia de trabalho. O que fazia de manhã? E à tarde?

Escreva uma frase para cada coisa: «Atendi clientes.» «Arrumei a loja.»

Esteve sem trabalho? Uma linha chega, só com o que quiser dizer.`,
    },
  ],
  'ementa-da-semana': [
    {
      exampleStart: '# Ementa simples para cinco dias',
      shorter: `**Segunda** sopa e tortilha · **Terça** arroz de tomate com feijão e salada · **Quarta** massa com legumes · **Quinta** grão com espinafres e ovo · **Sexta** legumes no forno.

**Comprar.** Legumes: cebola, tomate, cenoura, espinafres, alface, batata. Mercearia: arroz, massa, feijão, grão, azeite. Frescos: ovos.

Tem alergias? Troque o que for preciso e leia os rótulos.`,
      simpler: `- Segunda: sopa e ovos.
- Terça: arroz com feijão.
- Quarta: massa com legumes.
- Quinta: grão com ovo.
- Sexta: o que sobrou, no forno.

Compre legumes e batata; arroz, massa, feijão, grão e azeite; ovos.

Tem alergias? Troque o que for preciso e leia os rótulos.`,
    },
    {
      exampleStart: '# Um método em vez de uma lista',
      shorter: `Três bases, três acompanhamentos da época, combinados dois a dois. Cozinhe uma vez, coma duas. Um dia para as sobras.`,
      simpler: `Escolha três coisas: arroz, batata, feijão.

Junte a cada uma um legume. Faça a mais e guarde para o dia seguinte.

Num dia da semana, coma as sobras.`,
    },
  ],
  'poupar-em-casa': [
    {
      exampleStart: '# Cinco passos, do mais fácil',
      shorter: `1. Anotar uma semana. 2. Desligar o que ninguém usa. 3. Encher a máquina antes de a ligar. 4. Uma regra da casa. 5. Comparar contratos uma vez por ano. Resultou? Veja a conta do mesmo mês do ano anterior.`,
      simpler: `- Escreva o que gasta durante uma semana.
- Apague as luzes e feche as torneiras.
- Ligue a máquina só quando estiver cheia.
- Uma vez por ano, veja se há mais barato.

Para ver se resulta, compare a conta com a do mesmo mês do ano passado.`,
    },
    {
      exampleStart: '# O plano dos trinta dias',
      shorter: `**Semana 1:** medir. **2:** escolher uma despesa. **3:** mudar uma coisa. **4:** decidir. Não poupe na saúde nem no aquecimento.`,
      simpler: `1. Escreva o que gasta.
2. Escolha uma coisa de que não precisa.
3. Passe uma semana sem ela.
4. Correu bem? Continue.

Não poupe na comida nem no calor da casa.`,
    },
  ],
  'comparar-tarifarios': [
    {
      exampleStart: '# Tabela para comparar três propostas',
      shorter: `Para cada proposta, escreva:

- preço por mês;
- preço por ano, com a promoção e depois dela;
- até quando não posso sair;
- quanto pago se sair antes.

Compare com as suas doze faturas.`,
      simpler: `Pergunte a cada empresa:

- Quanto pago por ano?
- O preço sobe depois?
- Até quando não posso sair?
- Quanto pago para sair?

Escreva as respostas lado a lado.`,
    },
    {
      exampleStart: '# Perguntas para quem vende',
      shorter: `Quanto pago, com tudo? E depois da promoção? Até quando não posso sair? O que não inclui? Pode enviar por escrito? Decida amanhã.`,
      simpler: `Pergunte: «Quanto pago por mês, com tudo? O preço sobe depois? Quanto pago se sair antes?»

Diga a quem vende: «Envie-me isso por escrito.»

Não diga que sim ao telefone. Não dê o número da sua conta.

Peça um dia para pensar.`,
    },
  ],
  'antes-de-arrendar': [
    {
      exampleStart: '# Perguntas para levar no bolso',
      shorter: `O que inclui a renda? O que pago à entrada, e com recibo? Há humidade? O contrato é por escrito? Quem assina é o dono? Veja a casa e leia o contrato: só depois pague.`,
      simpler: `Antes de pagar:

1. Veja a casa toda, também dentro dos armários.
2. Pergunte o que a renda inclui.
3. Leve o contrato para ler em casa.
4. Peça recibo de tudo.`,
    },
    {
      exampleStart: '**Mensagem para marcar a visita**',
      shorter: `Bom dia. Vi o anúncio de (casa) e gostava de a visitar em (dia) ou em (dia). O que inclui a renda? Há contrato por escrito?

(primeiro nome)

*Não pague nada antes de ver a casa.*`,
      simpler: `Bom dia,

Gostava de ver a casa de (zona). Pode ser em (dia)?

É para (quantas pessoas). A luz e a água estão na renda? Há contrato?

Agradeço a atenção,
(primeiro nome)

*Não pague nada antes de ver a casa.*`,
    },
  ],
};
