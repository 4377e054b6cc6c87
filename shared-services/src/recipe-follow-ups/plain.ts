/**
 * What a plain request typically gets, written by the team: right in itself, and so general that it fits nobody. By the
 * recipe's id; it has to fit every choice.
 */
export const PLAIN_ANSWERS: Readonly<Record<string, string>> = {
  brainstorm: `Aqui tem algumas ideias:

1. Fazer uma coisa em grupo.
2. Pedir ajuda a amigos.
3. Procurar inspiração na Internet.
4. Usar materiais que tem em casa.
5. Fazer uma coisa original.

Espero ter ajudado!`,
  'email-reuniao': `Exmos. Senhores,

Espero que se encontrem bem. Venho por este meio, e na sequência do assunto em epígrafe, solicitar a marcação de uma reunião, na próxima terça-feira, às 10h00, no nosso escritório, para debatermos os temas considerados pertinentes.

Sem outro assunto de momento, subscrevo-me com a mais elevada consideração.

*A hora e o sítio foram inventados: o pedido não dizia para os deixar em branco.*`,
  'email-professor': `Caro professor,

Espero que esteja tudo bem. Venho falar sobre o meu filho João, que anda desmotivado. Acho que a escola devia fazer mais por ele. Aguardo resposta.

*O nome e a desmotivação foram inventados, e o tom não ajuda.*`,
  'email-reparacao': `Bom dia, há um problema lá em casa que já dura há muito tempo e ninguém faz nada. Isto não pode continuar assim. Exijo que seja tudo reparado imediatamente.

*Não diz o que se passa, nem desde quando, nem que resposta se espera.*`,
  'resumir-documento': `O texto fala de um assunto importante, apresenta várias informações sobre ele e termina com algumas conclusões. Trata-se de um documento útil, que deve ser lido com atenção.

*É um resumo que servia para qualquer texto: não tem datas, nem diz o que fazer.*`,
  'perceber-carta': `A carta é uma comunicação oficial que informa o destinatário de um procedimento administrativo em curso, ao abrigo da legislação aplicável, devendo este proceder em conformidade no prazo legalmente estipulado.

*Está tão difícil como a carta: ninguém disse para quem era a explicação.*`,
  'publicacao-evento': `Venham ao nosso fantástico evento! Vai ser uma experiência única e inesquecível, com muitas surpresas para toda a família. Não percam! 🎉🔥🚀✨

*Faltam a data, a hora e o local, e promete o que não sabe.*`,
  'explicar-tema': `Trata-se de um conceito complexo, que envolve vários fatores interligados e que tem sido estudado por diversos autores. A sua importância é hoje amplamente reconhecida em múltiplas áreas.

*São palavras certas que não explicam nada: não houve um exemplo, nem uma comparação.*`,
  'plano-de-estudo': `Segunda: estudar. Terça: estudar. Quarta: estudar. Quinta: estudar. Sexta: fazer exercícios. Fim de semana: rever tudo.

*Não diz o quê, nem quanto tempo, nem quando descansar.*`,
  'carta-servico-publico': `Exmos. Senhores, venho por este meio fazer um pedido. Agradeço que o analisem com a maior urgência, nos termos da lei. Com os melhores cumprimentos.

*Não diz o que se pede nem porquê, e fala de uma lei que ninguém indicou.*`,
  reclamacao: `É uma vergonha! Atenderam-me muito mal e nunca vi nada assim. Quero que o funcionário seja despedido e exijo ser compensado.

*Tem zanga, mas não tem dia, nem factos, nem um pedido que se possa cumprir.*`,
  'preparar-consulta': `Antes da consulta, procure os seus sintomas na Internet. Pergunte ao médico o que tem e o que deve tomar.

*É pouco, e o primeiro conselho pode assustar sem razão.*`,
  'entrevista-de-emprego': `Pergunta 1: Quais são os seus pontos fortes? Pergunta 2: E os fracos? Pergunta 3: Onde se vê daqui a cinco anos? Boa sorte!

*Vieram todas de uma vez: não espera pela resposta, nem diz como correu.*`,
  'ementa-da-semana': `Segunda: bife. Terça: peixe. Quarta: frango. Quinta: massa. Sexta: pizza.

*Não sabe quantos são à mesa, o que há em casa, nem o que alguém não pode comer.*`,
};
