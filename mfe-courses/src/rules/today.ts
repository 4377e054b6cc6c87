/** Returns today in the visitor's time zone as 'YYYY-MM-DD' (the format of the Swedish locale). */
export const today = () => new Date().toLocaleDateString('sv-SE');
