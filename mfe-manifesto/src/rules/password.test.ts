import { expect, it } from 'vitest';
import { passwordProblem } from './password.ts';

it('asks for twelve characters, and for no more than counts', () => {
  expect(passwordProblem('onze letras')).toContain('12 caracteres');
  expect(passwordProblem('doze letras!')).toBeNull();
  expect(passwordProblem('ã'.repeat(37))).toContain('demasiado longa');
});
