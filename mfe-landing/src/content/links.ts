/** Words that go with any link. */
export const linkWords = { comingSoon: 'Em breve', onTheirWay: 'A caminho' };
