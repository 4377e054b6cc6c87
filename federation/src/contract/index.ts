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
export { setTakingOver, takingOver, useOnDevice } from './taking-over.ts';
