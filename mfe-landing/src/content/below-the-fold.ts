/** Error shown when the rest of the main page, below the first view, fails to load. */
export const belowTheFold = {
  failed: 'O resto da página não abriu.',
  why: 'Pode ser da ligação. O que já vê continua a funcionar.',
};
