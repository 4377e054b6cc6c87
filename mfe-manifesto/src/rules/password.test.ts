import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

it('passwordProblem requires twelve characters and at most 72 bytes', () => {
  expect(passwordProblem('onze letras')).toContain('12 caracteres');
  expect(passwordProblem('doze letras!')).toBeNull();
  expect(passwordProblem('ã'.repeat(37))).toContain('demasiado longa');
});
