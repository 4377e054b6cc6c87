export { handOut } from '../packages/hand-out.ts';
export type { PackedManifest } from '../packages/layout.ts';
export { SCOPE } from '../packages/layout.ts';
export { checkConfig, DEFAULTS_FILE } from './check-config.ts';
export { activate, PROVIDES_FILE, publishRemote, publishShell } from './publish.ts';
export {
  checkSite,
  compose,
  composeHtml,
  problemsOf,
  readRegistry,
  settingProblemsOf,
  updateRegistry,
} from './site.ts';
