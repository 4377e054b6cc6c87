import { runSuites } from './suites/index.ts';

runSuites({ name: 'PGlite', newDatabase: async () => null });
