import { startFirefox } from './firefox.ts';
import { testEngine } from './test-engine.ts';

testEngine('Firefox', startFirefox);
