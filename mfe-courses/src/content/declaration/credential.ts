import type { CredentialFailure } from '../../data/credential.ts';

/** Texts of the digital credential and of the page that verifies one. */
export const credential = {
  title: 'Credencial digital',
  lead: (entity: string) =>
    `É um ficheiro no formato Open Badges 3.0, que outros programas sabem ler. Diz que este curso foi declarado concluído. Quem o assina é a entidade responsável por este sítio: ${entity}.`,
  sent: 'Ao pedi-la, só o nome do curso segue para o servidor. A credencial não leva o seu nome nem prova quem é: vale como a folha, que também é uma declaração sua. O servidor conta os pedidos de cada ligação à Internet, para travar pedidos em excesso, e não guarda a credencial.',
  ask: 'Pedir credencial digital (Open Badges 3.0)',
  asking: 'A pedir a credencial…',
  again: 'Tentar de novo',
  offline: 'Para pedir a credencial digital é preciso ligação à Internet.',
  ready: 'A credencial está pronta.',
  readyText: 'Descarregue-a e guarde-a: não fica neste sítio. Se a perder, pode pedir outra.',
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
  lead: 'Confirme se uma credencial digital foi assinada por este sítio e se está tal como foi emitida. A verificação é feita no seu navegador: a credencial não é enviada.',
  field: 'A credencial',
  hint: 'Cole o texto do ficheiro da credencial, do princípio ao fim.',
  file: 'Ou abra o ficheiro',
  submit: 'Verificar',
  working: 'A verificar…',
  empty: 'Falta a credencial. Cole o texto dela ou abra o ficheiro.',
  unavailable:
    'Não foi possível ler as chaves com que este sítio assina as credenciais, e sem elas nada se confirma. Verifique a ligação à Internet e tente de novo.',
  none: 'Este sítio não emite credenciais digitais, e por isso não pode confirmar nenhuma.',
  /** Heading above the verdicts in the plain-text version. */
  answers: 'O que a página pode dizer de uma credencial',
  verdicts: {
    valid: {
      title: 'A credencial é válida',
      text: 'Foi assinada por este sítio e está tal como foi emitida.',
    },
    altered: {
      title: 'A credencial foi alterada',
      text: 'A assinatura não corresponde ao que lá está escrito. Não confie no que diz. Se lha enviaram, peça o ficheiro original.',
    },
    'other-issuer': {
      title: 'A credencial é de outro emissor',
      text: 'Não foi este sítio que a assinou. Verifique-a junto de quem a emitiu.',
    },
    'unknown-key': {
      title: 'Não conhecemos a chave desta credencial',
      text: 'Diz que é deste sítio, mas a chave que a assinou não está entre as nossas: não é nossa, ou deixou de valer. Peça uma credencial nova.',
    },
    'out-of-time': {
      title: 'A credencial está fora do prazo',
      text: 'Foi assinada por este sítio, mas já não vale ou ainda não começou a valer.',
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
