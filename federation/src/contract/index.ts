export {
  definePage,
  ShellProvider,
  useEntry,
  useEntryState,
  useRoute,
  useSettings,
  useShell,
} from './define-page.tsx';
export * from './shell-api.ts';
export { setTakingOver, takingOver } from './taking-over.ts';
