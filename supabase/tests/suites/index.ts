import { describe } from 'vitest';
import type { Driver } from '../driver.ts';
import { aiBudgetSuite } from './ai-budget.ts';
import { answersSuite } from './answers.ts';
import { decisionsSuite } from './decisions.ts';
import { durabilitySuite } from './durability.ts';
import { failuresSuite } from './failures.ts';
import { fairVotesSuite } from './fair-votes.ts';
import { hostileSuite } from './hostile.ts';
import { limitsSuite } from './limits.ts';
import { listsSuite } from './lists.ts';
import { moderationSuite } from './moderation.ts';
import { moderationToolsSuite } from './moderation-tools.ts';
import { ownDataSuite } from './own-data.ts';
import { retentionSuite } from './retention.ts';
import { roleLogSuite } from './role-log.ts';
import { schemaSuite } from './schema.ts';
import { secondReadingsSuite } from './second-readings.ts';
import { sessionsSuite } from './sessions.ts';
import { suggestionsSuite } from './suggestions.ts';
import { undoVotesSuite } from './undo-votes.ts';
import { votesSuite } from './votes.ts';

const SUITES = [
  schemaSuite,
  suggestionsSuite,
  limitsSuite,
  aiBudgetSuite,
  listsSuite,
  failuresSuite,
  moderationSuite,
  moderationToolsSuite,
  secondReadingsSuite,
  answersSuite,
  roleLogSuite,
  sessionsSuite,
  decisionsSuite,
  hostileSuite,
  votesSuite,
  fairVotesSuite,
  undoVotesSuite,
  retentionSuite,
  ownDataSuite,
  durabilitySuite,
];

/** Runs every suite that must pass on both PGlite and PostgreSQL. */
export function runSuites(driver: Driver): void {
  describe(driver.name, () => {
    for (const suite of SUITES) suite(driver);
  });
}
