export { definePage, ShellProvider, useEntryState, useSettings, useShell } from './define-page.tsx';
export * from './shell-api.ts';
