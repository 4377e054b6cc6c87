// Package entry `@ia/federation/commands`: what the workspace's scripts, builds and tests do with a site.
export { DEFAULTS_FILE, DEVICE_DATA_FILE, PROVIDES_FILE } from '../build/shell-entry.ts';
export { checkConfig, placeholderAddresses } from '../checks/check-config.ts';
export { assertKnownSettings, configProblemsOf } from '../checks/check-settings.ts';
export { type Candidate, type Finding, type GateReport, runGate, type SmokeCheck } from '../checks/index.ts';
export { fillSite } from '../compose/fill-site.ts';
export { readCredentialKeys } from '../config/credential-keys.ts';
export type { ErrorCode } from '../errors/error-table.ts';
export { FederationError } from '../errors/federation-error.ts';
export { openFolder } from '../files/folder.ts';
export type { PackedManifest } from '../packages/layout.ts';
export { SCOPE } from '../packages/layout.ts';
export { publishPackage } from '../packages/publish-package.ts';
export { configFileOf, readConfig } from '../site/config.ts';
export type { LiveState } from '../site/live.ts';
export { type ActivateOptions, makeLive } from './activate.ts';
export { compose } from './compose.ts';
export { type PruneOptions, prune } from './prune.ts';
export { type Published, type PublishOptions, publishRemote, publishShell } from './publish.ts';
export {
  checkPublicSite,
  composeHtml,
  configProblemsIn,
  problemsOf,
  readLive,
  readRegistry,
  settingProblemsOf,
} from './report.ts';
export { type RollbackOptions, revoke, rollback } from './rollback.ts';
