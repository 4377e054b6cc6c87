export { definePage, ShellProvider, useEntryState, useShell } from './define-page.tsx';
export * from './shell-api.ts';
