/** All visible texts of the page, in European Portuguese. */
export const t = {
  title: '__title__',
  lead: 'Esta secção acaba de nascer. Em breve, encontra aqui o que a equipa está a preparar.',
  first: {
    title: 'Para começar',
    text: 'Quando quiser mostrar a alguém que a página funciona, use o botão.',
    greet: 'Cumprimentar',
    greeted: 'Olá! A página está viva.',
  },
};
