export { type FakeShellLog, fakeShell } from './fake-shell.ts';
