import { startChromium } from './chromium.ts';
import { defineEngineTests } from './test-engine.ts';

defineEngineTests('Chromium', startChromium);
