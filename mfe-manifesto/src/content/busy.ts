/** Shown when the server refuses a request because too many people use it at once. */
export const busy = 'Há muita gente a usar o site neste momento. Espere um pouco e tente de novo.';
