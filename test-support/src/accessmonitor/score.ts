import { ruleset, testColors } from '@a12e/accessmonitor-rulesets';
import { ROWS } from './rules.ts';

// AccessMonitor is the validator of the Portuguese accessibility seal. Each result of a QualWeb rule decides
// some tests of AccessMonitor (rules.ts), and the score is their weighted average.

type Verdict = 'passed' | 'failed' | 'warning' | 'inapplicable';

/** Result of one rule of QualWeb. */
export interface Assertion {
  metadata: Record<Exclude<Verdict, 'inapplicable'>, number> & { outcome: Verdict };
  results: { verdict: Verdict; resultCode: string; elements?: { pointer?: string; htmlCode?: string }[] }[];
}

/** Results of QualWeb by rule, and numbers of elements in the page by the ruleset's names. */
export interface Evaluation {
  assertions: Record<string, Assertion>;
  elements: Record<string, number>;
}

/** A test of AccessMonitor that a page fails. */
export interface FailedTest {
  /** Such as `field_01`. @see https://accessmonitor.acessibilidade.gov.pt/rules */
  test: string;
  level: 'A' | 'AA' | 'AAA';
  /** Elements that fail it, as CSS paths. */
  where: string[];
}

export interface Assessment {
  /** 1 to 10, one decimal. The Portuguese seal asks for 9 on every page. */
  score: number;
  failed: FailedTest[];
}

/** A test in AccessMonitor's ruleset. `type` selects how {@link pointsOf} computes its points. */
interface RulesetTest {
  type: 'true' | 'fals' | 'decr' | 'prop';
  /** Name of the elements that the test concerns, or `all`. */
  elem: string;
  /** Name of the counted elements. */
  test: string;
  score: number;
  level: string;
  trust: string;
  /** Weights by kind of disability, one digit each. */
  dis: string;
  result: Verdict;
  top?: number;
  steps?: number;
}

/**
 * Computes the score of AccessMonitor from the results of QualWeb.
 * @see https://github.com/amagovpt/accessmonitor-ce (src/content/evaluation)
 */
export function assess({ assertions, elements }: Evaluation): Assessment {
  const counts: Record<string, number> = { ...elements };
  const tests = new Map<string, Assertion['results']>();
  for (const [rule, assertion] of Object.entries(assertions)) {
    for (const [when, name, test] of ROWS[rule] ?? []) {
      const results = matchingResults(assertion, when);
      if (!results) continue;
      if (name) counts[name] = (counts[name] ?? 0) + results.length;
      if (test) tests.set(test, results);
    }
  }
  let sum = 0;
  let weights = 0;
  for (const name of tests.keys()) {
    const test = rowOf(name);
    if (test.result === 'warning' || !isCounted(test, counts)) continue;
    const weight = weightOf(test);
    sum += pointsOf(test, counts) * weight;
    weights += weight;
  }
  return {
    score: Math.round((sum / weights) * 10) / 10,
    failed: [...tests]
      // `R` is red, for an error.
      .filter(([name]) => testColors[name as keyof typeof testColors] === 'R')
      .map(([name, results]) => ({
        test: name,
        level: rowOf(name).level.toUpperCase() as FailedTest['level'],
        where: results.flatMap(({ elements: found = [] }) => found.map(({ pointer }) => pointer ?? '')),
      })),
  };
}

const rowOf = (name: string): RulesetTest => (ruleset as Record<string, unknown>)[name] as RulesetTest;

/** Results of a rule to which a condition applies; null when the condition does not hold. */
function matchingResults({ metadata, results }: Assertion, when: string): Assertion['results'] | null {
  if (when === 'always') return results;
  const [first = '', verdict] = when.split(' ');
  if (first === 'some') return nonEmpty(results.filter((result) => result.verdict === verdict));
  const alternatives = first.split('|');
  if (/^[PFW]\d/.test(first))
    return nonEmpty(results.filter(({ resultCode }) => alternatives.includes(resultCode)));
  if (!alternatives.includes(metadata.outcome)) return null;
  return results.filter((result) => result.verdict === metadata.outcome);
}

const nonEmpty = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);

/** True when the page has what the test concerns. */
function isCounted({ type, elem, test }: RulesetTest, counts: Record<string, number>): boolean {
  const hasElements = elem === 'all' || counts[elem] !== undefined;
  return hasElements && (type === 'fals' || counts[test] !== undefined);
}

/** Points of a test, 1 to 10: fixed, less by the share of failing elements, or less by their number. */
function pointsOf(
  { type, elem, test, score, top = 0, steps = 1 }: RulesetTest,
  counts: Record<string, number>,
): number {
  const found = counts[test] ?? 0;
  if (type === 'prop') return Math.max(1, score - (score / (counts[elem] ?? 1)) * found);
  if (type === 'decr') return Math.max(1, score - Math.max(0, Math.round((found - top) / steps)));
  return score;
}

/** Weight of a test: its reliability, times how much it matters to people with each disability. */
const weightOf = ({ trust, dis }: RulesetTest): number =>
  [...dis].map(Number).reduce((sum, weight) => (weight > 1 ? sum + Number(trust) * weight : sum), 0) / 5;
