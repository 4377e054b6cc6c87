export { type Candidate, type Finding, type GateReport, passGate, runGate } from '../gate/index.ts';
export { handOut } from '../packages/hand-out.ts';
export type { PackedManifest } from '../packages/layout.ts';
export { SCOPE } from '../packages/layout.ts';
export { checkConfig, DEFAULTS_FILE, standInAddresses } from './check-config.ts';
export { configProblemsOf, expectKnownSettings } from './check-settings.ts';
export { compose } from './compose.ts';
export { readCredentialKeys } from './credential-files.ts';
export { fillSite } from './fill-site.ts';
export { type GoBackOptions, revoke, rollback } from './go-back.ts';
export { type Live, readLive } from './live.ts';
export { type ChangeOptions, makeLive } from './make-live.ts';
export { type PruneOptions, prune } from './prune.ts';
export { type Published, type PublishOptions, publishRemote, publishShell } from './publish.ts';
export { configFileOf, readConfig } from './read-config.ts';
export { KEPT_FILE, PROVIDES_FILE } from './shell-entry.ts';
export {
  checkSite,
  composeHtml,
  configProblemsIn,
  problemsOf,
  readRegistry,
  settingProblemsOf,
  troubleOf,
} from './site.ts';
