export { captureConsole, createLog, LEVELS, type Log, type LogLevel, logAnswers } from './log.ts';
