import type { CredentialFailure } from '../../data/credential.ts';

/** Texts of the digital credential and of the page that verifies one. */
export const credential = {
  title: 'Credencial digital',
  lead: (entity: string) =>
    `Também pode pedir uma credencial digital, um ficheiro que outros programas sabem ler. Não leva o seu nome e não prova quem é. Quem a assina: ${entity}.`,
  ask: 'Pedir credencial digital (Open Badges 3.0)',
  asking: 'A pedir a credencial…',
  again: 'Tentar de novo',
  offline: 'Para pedir a credencial digital é preciso ligação à Internet.',
  ready: 'A credencial está pronta.',
  readyText: 'Descarregue-a e guarde-a: não fica neste site. Se a perder, pode pedir outra.',
  download: 'Descarregar a credencial',
  verify: 'Ver o que diz a credencial',
  failedTitle: 'A credencial não foi emitida',
  failed: {
    offline: 'Não conseguimos chegar ao servidor. Verifique a ligação à Internet e tente de novo.',
    limited:
      'Houve muitos pedidos de credenciais. Espere uma hora e tente de novo. Se ainda não der, tente amanhã.',
    failed: 'O servidor não conseguiu assiná-la. Tente de novo daqui a pouco.',
  } satisfies Record<CredentialFailure, string>,
};

export const verification = {
  eyebrow: 'Credenciais digitais',
  title: 'Verificar uma credencial',
  lead: 'Uma credencial digital é um ficheiro que diz que um curso foi concluído num dispositivo. O site põe-lhe um selo, a assinatura. Aqui pode confirmar se alguém mudou o ficheiro depois. Não é um diploma nem uma palavra-passe: serve para mostrar que o ficheiro foi feito por este site e que ninguém o mudou depois.',
  field: 'A credencial',
  hint: 'Cole o texto do ficheiro, do princípio ao fim. A credencial não sai do seu dispositivo.',
  file: 'Ou abra o ficheiro',
  submit: 'Verificar',
  working: 'A verificar…',
  empty: 'Falta a credencial. Cole o texto dela ou abra o ficheiro.',
  unavailable:
    'Não foi possível ler as chaves com que este site assina as credenciais, e sem elas nada se confirma. Verifique a ligação à Internet e tente de novo.',
  none: 'Este site não emite credenciais digitais, e por isso não pode confirmar nenhuma.',
  /** Heading above the verdicts in the plain-text version. */
  answers: 'O que a página pode dizer de uma credencial',
  verdicts: {
    valid: {
      title: 'A credencial é válida',
      text: 'Foi assinada por este site e ninguém a mudou depois: é só isso que prova. Não leva nome: não prova quem fez o curso, nem que o curso foi feito, nem que houve exame. O site assina o que o dispositivo lhe disse.',
    },
    altered: {
      title: 'A credencial foi alterada',
      text: 'A assinatura não corresponde ao que lá está escrito. Não confie no que diz. Se alguém lhe enviou a credencial, peça a essa pessoa o ficheiro original.',
    },
    'other-issuer': {
      title: 'A credencial não foi feita por este site',
      text: 'Não foi este site que a assinou. Pergunte a quem a fez se é verdadeira.',
    },
    'unknown-key': {
      title: 'Não conhecemos a chave desta credencial',
      text: 'Esta credencial diz que é deste site, mas foi assinada com uma chave que não conhecemos. A chave é o código com que um site assina. Ou a chave não é nossa, ou já não é válida. Não confie nesta credencial. Se é sua, peça outra na página «Declaração de conclusão». Se outra pessoa lhe enviou a credencial, peça a essa pessoa uma nova.',
    },
    'out-of-time': {
      title: 'A credencial está fora do prazo',
      text: 'Foi assinada por este site, mas já não vale ou ainda não começou a valer. Se já não vale e é sua, peça outra na página «Declaração de conclusão».',
    },
    'not-a-credential': {
      title: 'Isto não é uma credencial',
      text: 'O texto ou o ficheiro não tem a forma de uma credencial digital. Confirme se o copiou inteiro.',
    },
  },
  facts: {
    course: 'Curso',
    issuer: 'Emitida por',
    on: 'Emitida em',
    about: 'De que trata',
    criteria: 'O que foi preciso',
  },
  limits: 'O que não prova',
  back: 'Declaração de conclusão',
};
