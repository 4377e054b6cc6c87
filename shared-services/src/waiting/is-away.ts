import { BackendError } from '../backend/index.ts';

/** Whether a failure says nothing of what was sent: nobody heard it, or not now. Then it is sent again. */
export const isAway = (error: unknown): boolean =>
  !(error instanceof BackendError) || !['rejected', 'not-found'].includes(error.kind);
