export const fileFieldText = { choose: 'Escolher ficheiro' };
