import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

export default remoteConfig(config, {
  // Chunks that several pages share are merged below this size of source, in bytes: fewer requests.
  mergeBelow: 3400,
  // Not in the first load: the AI client (for analysis and news), and the texts of a report.
  lazyShared: /[\\/]shared-services[\\/](?:src|dist)[\\/]ai[\\/]|[\\/]content[\\/]report\.ts$/,
});
