import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

export default remoteConfig(config, {
  // Chunks that several pages share are merged below this size of source, in bytes: fewer requests.
  mergeBelow: 3000,
  // Only analysis and news use the AI client, so it is excluded from the first load.
  lazyShared: /[\\/]shared-services[\\/](?:src|dist)[\\/]ai[\\/]/,
});
