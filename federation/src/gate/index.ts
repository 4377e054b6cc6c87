export type { Candidate } from './candidate.ts';
export { type Finding, type Force, type GateReport, passGate, runGate } from './run-gate.ts';
