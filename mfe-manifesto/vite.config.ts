import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

export default remoteConfig(config, {
  mergeBelow: 3000,
  // Analysis and news load the AI client; the first view does not.
  lazyShared: /[\\/]shared-services[\\/](?:src|dist)[\\/]ai[\\/]/,
});
