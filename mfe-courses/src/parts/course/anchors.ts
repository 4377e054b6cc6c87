/** Anchor of the panel at the end of a course or mission. */
export const FINISH_ID = 'fim-do-curso';
/** Anchor of the next unfinished group; the «Continuar» links of other pages use it. */
export const RESUME_ID = 'continuar';
