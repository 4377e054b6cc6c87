import { busy } from './busy.ts';

/** Texts of the suggestion form and of the suggestion tracker. */
export const contribute = {
  title: 'A Sua Voz Conta',
  lead: 'Tem uma ideia para melhorar o Manifesto? Escreva-a aqui. A equipa lê todas.',
  text: {
    label: 'A sua sugestão',
    heading: 'O que mudaria no Manifesto?',
    hint: 'Pode ser publicada. Não escreva [[dados-pessoais|dados pessoais]]: nem os seus, nem os de outras pessoas.',
    empty: 'Escreva a sua sugestão antes de continuar.',
    onlyBeginning: 'Falta a sua sugestão. Escreva-a a seguir ao início que já está no formulário.',
    tooLong: (over: number) =>
      over === 1
        ? 'A sugestão tem 1 carácter a mais. O limite é de 2000 caracteres.'
        : `A sugestão tem ${over} caracteres a mais. O limite é de 2000 caracteres.`,
    stored:
      'O texto fica guardado neste dispositivo, mesmo depois de o enviar. Enquanto escreve, o servidor procura sugestões parecidas e não guarda o que escreveu.',
    notStored:
      'O seu navegador não deixa guardar dados. O texto dura só enquanto tiver esta página aberta. O servidor procura sugestões parecidas e não guarda o que escreveu.',
    next: 'Continuar',
    criteria:
      'Publicamos todas as sugestões sobre o Manifesto, menos as que ofendam pessoas, façam publicidade, repitam outra ou tenham dados pessoais que não se possam retirar. A equipa decide depois se a sugestão entra no Manifesto.',
  },
  /** Shown after sending when the AI answer cannot be parsed. */
  analysisFallback: {
    summary: 'A sua sugestão foi recebida e será analisada.',
    feedback:
      'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
  },
  signing: {
    step: 'Passo 2 de 2: a assinatura',
    stepText: 'Passo 1 de 2: a sugestão',
    title: 'Quer assinar a sua sugestão?',
    yourText: 'A sua sugestão',
    change: 'Alterar o texto',
    named: 'Assinar com o meu nome',
    anonymous: 'Não assinar',
    name: 'O seu nome (opcional)',
    nameHint: 'Aparece junto da sugestão, se for publicada. Se o deixar vazio, aparece «Anónimo».',
    nameTooLong: 'O nome tem mais de 80 caracteres. Escreva uma forma mais curta.',
    submit: 'Enviar sugestão',
    sending: 'A enviar…',
  },
  prefilled: 'O início da sugestão já está no formulário.',
  failed: 'Ocorreu um erro. Por favor, tente novamente mais tarde.',
  failedStored:
    'O seu texto continua aqui e fica guardado neste dispositivo. Pode tentar de novo quando quiser.',
  failedNotStored:
    'O seu texto continua aqui enquanto tiver esta página aberta. Tente de novo ou copie-o para outro lado.',
  failedOnOtherPage: 'A sua sugestão não foi enviada. O texto continua no formulário da página do Manifesto.',
  sentOnOtherPage:
    'A sua sugestão foi enviada. O código está em «As minhas sugestões», na página do Manifesto.',
  tooMany: (from: string) => `O seu texto continua aqui. Pode enviá-lo ${from}.`,
  refused:
    'Não conseguimos receber este texto. Continua aqui: veja se tem no máximo 2000 caracteres e tente de novo.',
  sameText: 'Já recebemos há pouco tempo uma sugestão com este mesmo texto, e uma basta.',
  sameTextHelp:
    'O seu texto continua aqui. Acrescente o que a sua ideia tem de diferente, ou apoie a que já chegou quando aparecer na lista.',
  offline: 'O serviço de sugestões não está disponível neste momento.',
  sent: {
    title: 'Sugestão enviada. Obrigado!',
    text: 'A equipa vai lê-la. Se respeitar os critérios, aparece na lista da comunidade.',
    waitsTitle: 'Sugestão guardada neste dispositivo',
    waitsText:
      'Segue sozinha quando houver ligação, mesmo que feche esta página: basta voltar a abrir o site. Depois a equipa vai lê-la.',
    heldText:
      'Em «As minhas sugestões» pode tentar enviá-la antes, alterá-la ou desistir. Depois de enviada, a equipa vai lê-la.',
    writtenOn: (date: string) => `Escrita em ${date}`,
    codeTitle: 'O seu código de acompanhamento:',
    codeHelp:
      'Guarde-o: não pedimos o seu contacto, e sem o código não vê a sugestão noutro dispositivo. Neste, fica em «As minhas sugestões».',
    codeHelpNotStored:
      'Guarde já este código. O seu navegador não deixa guardar dados e não pedimos o seu contacto: sem o código não pode saber o que aconteceu à sua sugestão.',
    yours:
      'A sugestão é sua: com este código pode retirar o nome ou apagá-la, em «Acompanhar uma sugestão», na página do Manifesto.',
    unread: 'A equipa lê todas as sugestões.',
    copy: 'Copiar código',
    copied: 'Código copiado',
    copyFailed: 'Não foi possível copiar. Copie o código selecionado.',
    print: 'Imprimir o recibo',
    another: 'Submeter outra ideia',
    follow: 'Acompanhar esta sugestão',
    sentOn: (date: string) => `Enviada em ${date}`,
  },
} as const;

/** Shown when the chunk of «As minhas sugestões» fails to download. */
export const mySuggestionsFailed =
  'Não foi possível mostrar as suas sugestões. Estão guardadas: verifique a ligação e tente de novo.';

export const follow = {
  title: 'Acompanhar uma sugestão',
  lead: 'Escreva o código que recebeu ao enviar a sugestão.',
  label: 'Código de acompanhamento',
  hint: 'Por exemplo: IA-7K3M-9QXP-2DFH-4TVW',
  submit: 'Ver o estado',
  loading: 'A procurar…',
  invalid: 'Depois de «IA», o código tem 16 letras e algarismos. Confirme no seu recibo.',
  notFound: 'Não encontrámos nenhuma sugestão com este código. Confirme cada letra no seu recibo.',
  notOpened: 'Encontrámos a sugestão, mas não foi possível mostrá-la. Verifique a ligação e tente de novo.',
  failed: 'Não foi possível consultar a sugestão. Verifique a ligação e tente de novo.',
  busy,
  tooMany:
    'Houve muitas consultas a partir desta ligação à Internet na última hora. Espere um pouco e tente de novo.',
} as const;

/** Texts of the choice of the manifesto part that a suggestion is about. */
export const about = {
  label: 'É sobre que parte do Manifesto?',
  whole: 'O Manifesto em geral',
  opening: 'Texto de abertura',
  principle: (title: string) => `Princípio «${title}»`,
} as const;
