/** Returns today in the visitor's time zone as 'AAAA-MM-DD' (the format of the Swedish locale). */
export const today = () => new Date().toLocaleDateString('sv-SE');
