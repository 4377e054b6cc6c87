import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

// Chunks that several pages or lazy parts share are merged below this size of source, in bytes: 82 files instead of 93.
// `base` selects the modules of `shared-ui` that nearly every page uses; they share one chunk.
const base =
  /[\\/]shared-ui[\\/](?:src|dist)[\\/](?:button|container|hooks[\\/]use-reduced|icon|page-opening|section|spinner|text|tokens)/;

export default remoteConfig(config, { mergeBelow: 900, base });
