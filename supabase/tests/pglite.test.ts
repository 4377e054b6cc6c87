import { runSuites } from './suites/index.ts';

runSuites({ name: 'PGlite', crowd: 400, newDatabase: async () => null });
