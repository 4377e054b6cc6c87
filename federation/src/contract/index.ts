export { definePage, ShellProvider, useShell } from './define-page.tsx';
export * from './shell-api.ts';
