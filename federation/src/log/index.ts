export { captureConsole, createLog, LEVELS, type Log, type LogLevel, logResponses } from './log.ts';
