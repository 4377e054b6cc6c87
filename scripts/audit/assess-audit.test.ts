import { expect, test } from 'vitest';
import { assessAudit } from './assess-audit.ts';

const report = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(
      severities.map((severity, id) => [id, { module_name: `pacote-${id}`, severity, title: 'Falha' }]),
    ),
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0 } },
  });

test('assessAudit fails for high and critical vulnerabilities and names them; others are only listed', () => {
  expect(assessAudit(report('low', 'critical'))).toMatchObject({ fails: true });
  expect(assessAudit(report('low', 'critical')).message).toContain('critical: pacote-1');
  expect(assessAudit(report('moderate'))).toMatchObject({ fails: false });
  expect(assessAudit(report('moderate')).message).toContain('moderate: pacote-0');
  expect(assessAudit(report())).toEqual({ message: 'Dependencies: no known vulnerabilities.', fails: false });
});

test.each(['', 'not JSON', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', 'null', '{"advisories":{}}'])(
  'assessAudit reports a missing audit for the response %j and passes',
  (answer) => {
    expect(assessAudit(answer)).toMatchObject({ fails: false });
    expect(assessAudit(answer).message).toMatch(/^Dependencies were not audited/);
  },
);
