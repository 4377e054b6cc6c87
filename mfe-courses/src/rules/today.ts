/** Today where the reader is, as 'AAAA-MM-DD' (the Swedish form of a date). */
export const today = () => new Date().toLocaleDateString('sv-SE');
