/**
 * Typical answers to a vague request, by recipe id, written by the team: correct, but too general to be
 * useful. Without AI, the Prompt Factory shows one next to the recipe's answer for comparison
 * (`usePlainAnswer`). Each must fit every choice of its recipe.
 */
export const PLAIN_ANSWERS: Readonly<Record<string, string>> = {
  brainstorm: `Aqui tem algumas ideias:

- Fazer uma coisa em grupo.
- Procurar inspiração na Internet.
- Usar materiais que tem em casa.

(E outras do mesmo género, se pediu mais.) Espero ter ajudado!`,
  'email-reuniao': `Bom dia,

Espero que esteja tudo bem. Gostava de marcar uma reunião, na próxima terça-feira, às 10h00, no nosso escritório, para falarmos do assunto.

Até breve.

*O dia, a hora e o sítio foram inventados: o pedido não dizia para os deixar em branco.*`,
  'email-professor': `Bom dia,

Espero que esteja tudo bem. Venho falar sobre o meu filho João, que anda desmotivado. Acho que a escola devia fazer mais por ele. Aguardo resposta.

*O nome e a desmotivação foram inventados, e o tom não ajuda.*`,
  'email-reparacao': `Bom dia. Há um problema: (o problema). Já dura há algum tempo, e não pode continuar assim. Agradeço que tratem do assunto.

*Não diz desde quando, nem pede uma resposta com data.*`,
  'resumir-documento': `O texto fala de um assunto importante, apresenta várias informações sobre ele e termina com algumas conclusões.

*É um resumo que servia para qualquer texto: não tem datas, nem diz o que fazer.*`,
  'perceber-carta': `O documento é oficial e fala de um assunto seu. Tem de fazer o que lá está, dentro do prazo. Se não fizer, pode ter problemas.

*Lê-se bem, mas foi adivinhado: o pedido não levava o texto, e a resposta não diz o que fazer nem o que confirmar.*`,
  'publicacao-evento': `Venham ao nosso fantástico evento! Vai ser uma experiência única e inesquecível, com muitas surpresas para toda a família. Não percam! 🎉🔥🚀✨

*Faltam a data, a hora e o local, e promete o que não sabe.*`,
  'explicar-tema': `Trata-se de um assunto que envolve vários fatores interligados. É um pouco como (a analogia): cada coisa tem o seu lugar e tudo conta.

*A comparação está lá, mas não explica nada: a resposta não sabe para quem é, nem ajuda a ver se ficou claro.*`,
  'plano-de-estudo': `Segunda: estudar. Terça: estudar. Quarta: estudar. Quinta: estudar. Sexta: fazer exercícios. Fim de semana: rever tudo. Se houver mais semanas, repita.

*Não diz o quê, nem quanto tempo, nem quando descansar.*`,
  'carta-servico-publico': `Exmos. Senhores, venho por este meio pedir (o pedido). Agradeço que o analisem com a maior urgência, nos termos da lei. Com os melhores cumprimentos.

*Não diz porquê, nem como quer a resposta, e fala de uma lei que ninguém indicou.*`,
  reclamacao: `Exmos. Senhores, venho reclamar do que aconteceu, que não é aceitável. Já não é a primeira vez que se fala disto. Espero que não se repita. Com os melhores cumprimentos.

*Não tem dia nem factos por ordem, e não acaba com um pedido.*`,
  'preparar-consulta': `Antes da consulta, procure os seus sintomas na Internet. Pergunte ao médico o que tem e o que deve tomar.

*É pouco, e o primeiro conselho pode assustar sem razão.*`,
  'entrevista-de-emprego': `Quais são os seus pontos fortes? E os fracos? Onde se vê daqui a cinco anos? (E outras do mesmo género, se pediu mais.) Boa sorte!

*São perguntas que servem para qualquer emprego. Vêm todas de uma vez e não esperam pela sua resposta.*`,
  'ementa-da-semana': `Primeiro dia: sopa. Segundo: arroz com legumes. Terceiro: massa com legumes. Depois, repita.

*Não sabe o que há em casa nem o que alguém não pode comer, e não traz a lista de compras.*`,
};
