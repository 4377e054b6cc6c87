/** Text of the button that opens a file. */
export const fileFieldText = { choose: 'Escolher ficheiro' };
