import { expect, it } from 'vitest';
import { errorOf } from './error-of.ts';
import { FederationError } from './federation-error.ts';

it('errorOf creates the message from the row: code, what happened, what to do', () => {
  const cause = new Error('ENOSPC');
  const error = errorOf('FED-211', { app: 'mfe-x', version: '1.0.0' }, { cause });
  expect(error).toBeInstanceOf(FederationError);
  expect(error.code).toBe('FED-211');
  expect(error.message).toBe(
    'FED-211: mfe-x 1.0.0 is live already. Nothing was changed. Give another version, or none for the last good one: federation rollback mfe-x',
  );
  expect(error.message).toBe(`${error.code}: ${error.detail}`);
  expect(error.cause).toBe(cause);
});

it('errorOf puts the remedy on its own line after a list', () => {
  expect(errorOf('FED-101', { problems: 'mfe.json is not valid:\n  name: expected text' }).detail).toBe(
    'mfe.json is not valid:\n  name: expected text\nCorrect mfe.config.ts, and build the app again.',
  );
});

it('errorOf keeps braces of a value', () => {
  expect(errorOf('FED-303', {}).detail).not.toContain('{');
  expect(errorOf('FED-127', { build: '/{build}' }).detail).toContain('/{build} was changed');
});
