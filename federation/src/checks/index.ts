export type { Candidate } from './candidate.ts';
export { type Finding, type GateReport, runGate, type SmokeCheck } from './gate.ts';
