import { expect, test } from 'vitest';
import { judge } from './judge.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(
      severities.map((severity, id) => [id, { module_name: `pacote-${id}`, severity, title: 'Falha' }]),
    ),
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0 } },
  });

test('what is grave fails, and is named; the rest is told', () => {
  expect(judge(report('low', 'critical'))).toMatchObject({ fails: true });
  expect(judge(report('low', 'critical')).words).toContain('critical: pacote-1');
  expect(judge(report('moderate'))).toMatchObject({ fails: false });
  expect(judge(report('moderate')).words).toContain('moderate: pacote-0');
  expect(judge(report())).toEqual({ words: 'Dependencies: nothing is known against them.', fails: false });
});

test.each(['', 'not JSON', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', 'null', '{"advisories":{}}'])(
  'an answer that is none (%j) is said to be none, and fails nothing',
  (answer) => {
    expect(judge(answer)).toMatchObject({ fails: false });
    expect(judge(answer).words).toMatch(/^Dependencies were not audited/);
  },
);
