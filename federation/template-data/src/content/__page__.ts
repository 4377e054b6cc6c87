/** All visible texts of the page, in European Portuguese. */
export const t = {
  title: '__title__',
  lead: 'Escreva o que gostava de encontrar aqui. Só este dispositivo vê os pedidos que fez.',
  form: {
    title: 'Fazer um pedido',
    label: 'O seu pedido',
    hint: 'Não escreva dados pessoais. Guardamos o texto durante 90 dias.',
    wrong: 'Escreva entre 3 e 300 caracteres.',
    send: 'Enviar pedido',
    sending: 'A enviar…',
    sent: 'Pedido guardado.',
    limited: 'Já enviou muitos pedidos nesta hora. Tente de novo mais tarde: o texto continua aqui.',
    failed: 'O pedido não foi enviado. Tente de novo: o texto continua aqui.',
  },
  list: {
    title: 'Os seus pedidos',
    loading: 'A carregar os seus pedidos…',
    none: 'Ainda não fez nenhum pedido neste dispositivo.',
    failed: 'Não foi possível carregar os seus pedidos.',
    absent: 'Este site ainda não tem onde guardar pedidos.',
    retry: 'Tentar de novo',
    erase: (text: string) => `Apagar o pedido «${text}»`,
    erased: 'Pedido apagado.',
    notErased: 'O pedido não foi apagado. Tente de novo.',
  },
};
