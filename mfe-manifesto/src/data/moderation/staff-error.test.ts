import { expect, it } from 'vitest';
import { toStaffError } from './staff-error.ts';

it.each([
  [{ message: 'Invalid login credentials' }, 400, 'wrong-credentials'],
  [{ message: 'moderators only', code: '42501' }, 403, 'forbidden'],
  [{ message: 'already_there', code: 'PT409' }, 409, 'conflict'],
  [{ message: 'JWT expired', code: 'PGRST301' }, 401, 'expired'],
  [{ message: 'slow down' }, 429, 'limited'],
  [{ message: 'boom' }, 500, 'failed'],
] as const)('toStaffError(%o, %i) has the kind %s', (response, status, kind) => {
  expect(toStaffError(response, status).kind).toBe(kind);
});
