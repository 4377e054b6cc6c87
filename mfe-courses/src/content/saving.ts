export const saving = { choose: 'Escolher ficheiro' };
