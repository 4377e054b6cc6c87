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

*O dia, a hora e o sítio foram inventados: o pedido não dizia para os deixar em branco.*`,
  'email-professor': `Bom dia,

Espero que esteja tudo bem. Venho falar sobre o meu filho João, que anda desmotivado. Acho que a escola devia fazer mais por ele. Aguardo resposta.

*O nome e a desmotivação foram inventados, e o tom não ajuda.*`,
  'email-reparacao': `Bom dia. Há um problema na minha casa: (o problema). Já dura há algum tempo, e não pode continuar assim. Agradeço que tratem do assunto.

*Não diz desde quando, nem pede uma resposta com data.*`,
  'resumir-documento': `O texto fala de um assunto importante, apresenta várias informações sobre ele e termina com algumas conclusões. Trata-se de um documento útil, que deve ser lido com atenção.

*É um resumo que servia para qualquer texto: não tem datas, nem diz o que fazer.*`,
  'perceber-carta': `A carta é uma comunicação oficial que informa o destinatário de um procedimento administrativo em curso, ao abrigo da legislação aplicável, devendo este proceder em conformidade no prazo legalmente estipulado.

*Está tão difícil como a carta, e não diz o que fazer nem o que confirmar.*`,
  'publicacao-evento': `Venham ao nosso fantástico evento! Vai ser uma experiência única e inesquecível, com muitas surpresas para toda a família. Não percam! 🎉🔥🚀✨

*Faltam a data, a hora e o local, e promete o que não sabe.*`,
  'explicar-tema': `Trata-se de um conceito complexo, que envolve vários fatores interligados e que tem sido estudado por diversos autores. A sua importância é hoje amplamente reconhecida em múltiplas áreas.

*São palavras certas que não explicam nada: não houve um exemplo, nem uma comparação.*`,
  'plano-de-estudo': `Segunda: estudar. Terça: estudar. Quarta: estudar. Quinta: estudar. Sexta: fazer exercícios. Fim de semana: rever tudo.

*Não diz o quê, nem quanto tempo, nem quando descansar.*`,
  'carta-servico-publico': `Exmos. Senhores, venho por este meio pedir (o pedido). Agradeço que o analisem com a maior urgência, nos termos da lei. Com os melhores cumprimentos.

*Não diz porquê, nem como quer a resposta, e fala de uma lei que ninguém indicou.*`,
  reclamacao: `Exmos. Senhores, venho reclamar do que aconteceu, que não é aceitável. Já não é a primeira vez que se fala disto. Espero que não se repita. Com os melhores cumprimentos.

*Não tem dia nem factos por ordem, e não acaba com um pedido.*`,
  'preparar-consulta': `Antes da consulta, procure os seus sintomas na Internet. Pergunte ao médico o que tem e o que deve tomar.

*É pouco, e o primeiro conselho pode assustar sem razão.*`,
  'entrevista-de-emprego': `Pergunta 1: Quais são os seus pontos fortes? Pergunta 2: E os fracos? Pergunta 3: Onde se vê daqui a cinco anos? Boa sorte!

*Vieram todas de uma vez: não espera pela resposta, nem diz como correu.*`,
  'ementa-da-semana': `Primeiro dia: sopa. Segundo: arroz com legumes. Terceiro: massa com legumes. Depois, repita.

*Não sabe o que há em casa nem o que alguém não pode comer, e não traz a lista de compras.*`,
};
