import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

// Chunks that several pages or lazy parts share are merged below this size of source, in bytes: 41 files instead of 44.
export default remoteConfig(config, { mergeBelow: 1500 });
