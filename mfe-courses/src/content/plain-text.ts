/** Between an answer and its explanation, in the plain-text version of a question. */
export const right = 'Resposta certa.';
export const wrong = 'Resposta errada.';
