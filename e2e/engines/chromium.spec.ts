import { startChromium } from './chromium.ts';
import { testEngine } from './test-engine.ts';

testEngine('Chromium', startChromium);
