/** The words about a moderator's own account: second factor, password, team. */
export const staffAccount = {
  secondFactor: {
    title: 'Segundo fator',
    enrolTitle: 'Adicionar um segundo fator',
    enrolLead:
      'Precisa de uma aplicação de códigos no telemóvel. Acrescente nela uma conta com esta chave, ou abra a ligação no próprio telemóvel. Depois escreva o código que a aplicação mostra.',
    secret: 'Chave',
    copy: 'Copiar a chave',
    copied: 'Chave copiada',
    copyFailed: 'Não foi possível copiar. Copie a chave selecionada.',
    open: 'Abrir na aplicação de códigos',
    code: 'Código de 6 algarismos',
    codeHint: 'O que a sua aplicação de códigos mostra agora.',
    codeMissing: 'Escreva os 6 algarismos do código.',
    submit: 'Confirmar o código',
    wrong: 'O código não está certo, ou já passou. Escreva o que a aplicação mostra agora.',
    notOffered:
      'Esta instalação não tem segundo fator. Se a equipa o exige, fale com quem administra o sítio.',
    failed: 'Não foi possível verificar o segundo fator. Verifique a ligação e tente de novo.',
    added: 'Segundo fator confirmado.',
  },
  recover: {
    title: 'Mudar a palavra-passe sem a saber',
    lead: 'Enviamos um código para o seu endereço, se houver uma conta com ele.',
    send: 'Enviar o código',
    sent: (email: string) =>
      `Se houver uma conta com o endereço ${email}, recebe dentro de minutos um e-mail com um código.`,
    code: 'Código do e-mail',
    codeMissing: 'Escreva o código que recebeu por e-mail.',
    change: 'Mudar a palavra-passe e entrar',
    another: 'Pedir outro código',
    factor:
      'A sua conta tem um segundo fator. Escreva também o código que a sua aplicação de códigos mostra agora.',
    working: 'A enviar…',
    back: 'Voltar a «Entrar»',
    wrong: 'O código não está certo, ou já passou. Confirme-o no e-mail ou peça outro.',
    notOffered: 'Esta instalação não envia e-mails. Peça a quem administra o sítio uma palavra-passe nova.',
  },
  account: {
    title: 'A minha conta',
    password: 'Palavra-passe',
    current: 'Palavra-passe de agora',
    currentMissing: 'Escreva a sua palavra-passe de agora.',
    next: 'Palavra-passe nova',
    nextHint: (least: number) => `Pelo menos ${least} caracteres. Uma frase serve bem.`,
    nextShort: (least: number) => `Escreva uma palavra-passe com pelo menos ${least} caracteres.`,
    nextLong: 'A palavra-passe é demasiado longa. Escreva uma mais curta.',
    change: 'Mudar a palavra-passe',
    changed: 'Palavra-passe mudada. As sessões noutros dispositivos terminaram.',
    wrong: 'A palavra-passe de agora não está certa.',
    weak: 'Essa palavra-passe é fácil de adivinhar. Escreva outra, mais comprida ou menos comum.',
    same: 'Essa já é a sua palavra-passe. Escreva uma diferente.',
    failed: 'Não foi possível mudar a palavra-passe. Verifique a ligação e tente de novo.',
    factor: 'Segundo fator',
    factorLead:
      'Um código do telemóvel, além da palavra-passe. Quem lhe descobrir a palavra-passe não entra.',
    hasFactor:
      'A sua conta já tem um segundo fator: pedimos o código sempre que entra. Se perdeu o telemóvel, fale com quem administra o sítio.',
    addFactor: 'Adicionar um segundo fator',
    factorFailed:
      'Não foi possível saber se a sua conta tem um segundo fator. Verifique a ligação e tente de novo.',
    team: 'Quem modera',
    loading: 'A carregar…',
    teamFailed: 'Não foi possível carregar a equipa. Verifique a ligação e tente de novo.',
    lastAct: (when: string) => `última decisão em ${when}`,
    noAct: 'ainda sem decisões',
  },
} as const;
