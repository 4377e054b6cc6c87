/** Texts used with any link. */
export const linkText = { comingSoon: 'Em breve', upcoming: 'A caminho' };
