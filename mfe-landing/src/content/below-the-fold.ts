export const belowTheFold = {
  failed: 'O resto da página não abriu.',
  why: 'Pode ser da ligação. O que já vê continua a funcionar.',
};
