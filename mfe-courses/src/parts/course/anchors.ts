/** Anchor of the panel that closes a course. */
export const FINISH_ID = 'fim-do-curso';
/** Anchor of the group to do next: where «Continuar» of another page leads. */
export const RESUME_ID = 'continuar';
