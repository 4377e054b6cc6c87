/** Words that go with any link. */
export const linkWords = { newTab: 'abre num novo separador', comingSoon: 'Em breve' };
