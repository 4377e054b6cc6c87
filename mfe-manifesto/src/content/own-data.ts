/** Texts of the actions that a receipt's holder has on their own data. */
export const ownData = {
  title: 'Os seus dados',
  lead: 'A sugestão é sua. Pode guardar uma cópia, retirar o nome ou apagá-la, sem pedir a ninguém.',
  signedAs: (name: string) => `Assinada por ${name}.`,
  unsigned: 'Não está assinada.',
  save: 'Guardar uma cópia',
  calendar: 'Pôr o prazo no calendário',
  feed: {
    title: 'Seguir num leitor de notícias',
    text: 'Se usa um leitor de notícias (RSS ou Atom), junte-lhe este endereço. Mostra o estado e a resposta da equipa. Não serve para retirar o nome nem para apagar a sugestão.',
    copy: 'Copiar o endereço',
    copied: 'Endereço copiado',
  },
  cancel: 'Cancelar',
  removeName: {
    open: 'Retirar o meu nome',
    title: 'Retirar o seu nome?',
    lead: 'A sugestão fica, como «Anónimo». Não se pode desfazer: o nome é apagado do servidor.',
    confirm: 'Retirar o nome',
    working: 'A retirar…',
    done: 'O seu nome foi retirado. A sugestão aparece como «Anónimo».',
  },
  erase: {
    open: 'Apagar a minha sugestão',
    title: 'Apagar a sua sugestão?',
    lead: 'O texto, o nome, os apoios e o recibo são apagados do servidor. Não se pode desfazer: se mudar de ideias, tem de a escrever de novo. O que já entrou no texto do Manifesto fica lá.',
    confirm: 'Apagar a sugestão',
    working: 'A apagar…',
    done: 'A sua sugestão foi apagada. O código deixou de servir.',
  },
  gone: 'Já não existe nenhuma sugestão com este código: foi apagada entretanto.',
  failed: 'Não conseguimos fazer o que pediu. Nada mudou. Verifique a ligação e tente de novo.',
} as const;

/** Texts of the calendar file with the due date of an answer. It has no receipt code: others may read a calendar. */
export const answerCalendar = {
  summary: 'IA para Todos: resposta à sugestão',
  description:
    'A equipa conta responder à sua sugestão até este dia. Veja o estado em «As minhas sugestões», na página do Manifesto, ou com o código de acompanhamento.',
} as const;

/** Texts of the downloaded copy of a suggestion. */
export const copyOfData = {
  title: 'Cópia da sua sugestão ao Manifesto IA para Todos',
  madeOn: (date: string) => `Feita em ${date}.`,
  code: 'Código',
  text: 'Texto',
  author: 'Nome',
  about: 'Sobre',
  support: 'Apoios',
  states: 'Estados',
  nothingElse:
    'O servidor guarda também as denúncias que houver, com o motivo, e o registo das decisões da equipa. Quem apoiou ou denunciou a sugestão fica guardado só por marcas, feitas com uma chave que só o nosso servidor tem.',
} as const;
