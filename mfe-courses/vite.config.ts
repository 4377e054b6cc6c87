import { remoteConfig } from '@ia/federation/preset';
import config from './mfe.config.ts';

// Chunks that several pages or lazy parts share are merged below this size of source, in bytes: 82 files instead of 93.
// Texts, buttons and openings are in one file, which every page loads.
const base =
  /[\\/]shared-ui[\\/](?:src|dist)[\\/](?:button|container|hooks[\\/]use-reduced|icon|page-opening|section|spinner|text|tokens)/;

export default remoteConfig(config, { mergeBelow: 900, base });
