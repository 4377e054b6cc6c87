export { type FakeHistory, fakeHistory } from './fake-history.ts';
export { type FakeShellLog, fakeShell } from './fake-shell.ts';
