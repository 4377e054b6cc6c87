import { startFirefox } from './firefox.ts';
import { defineEngineTests } from './test-engine.ts';

defineEngineTests('Firefox', startFirefox);
