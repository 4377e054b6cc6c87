import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

export default remoteConfig(config, { mergeBelow: 4000 });
