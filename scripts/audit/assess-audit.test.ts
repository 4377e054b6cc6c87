import { expect, test } from 'vitest';
import { assessAudit } from './assess-audit.ts';

const createReport = (...severities: string[]) =>
  JSON.stringify({
    advisories: Object.fromEntries(
      severities.map((severity, id) => [id, { module_name: `pacote-${id}`, severity, title: 'Falha' }]),
    ),
    metadata: { vulnerabilities: { low: 0, moderate: 0, high: 0, critical: 0 } },
  });

test('assessAudit fails for high and critical vulnerabilities and names them; others are only listed', () => {
  expect(assessAudit(createReport('low', 'critical'))).toMatchObject({ fails: true });
  expect(assessAudit(createReport('low', 'critical')).message).toContain('critical: pacote-1');
  expect(assessAudit(createReport('moderate'))).toMatchObject({ fails: false });
  expect(assessAudit(createReport('moderate')).message).toContain('moderate: pacote-0');
  expect(assessAudit(createReport())).toEqual({
    message: 'Dependencies: no known vulnerabilities.',
    fails: false,
  });
});

test.each(['', 'not JSON', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}', 'null', '{"advisories":{}}'])(
  'assessAudit reports a missing audit for the response %j and passes',
  (output) => {
    expect(assessAudit(output)).toMatchObject({ fails: false });
    expect(assessAudit(output).message).toMatch(/^Dependencies were not audited/);
  },
);
