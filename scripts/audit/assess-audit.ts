/** Result of an audit, for the log. */
export interface AuditResult {
  message: string;
  fails: boolean;
}

interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  url?: string;
}

const BLOCKING_SEVERITIES = ['high', 'critical'];

/**
 * Evaluates an audit report.
 * @param output output of `pnpm audit --json`, which may be an error
 * @returns text for the log, and true for a high or critical vulnerability
 */
export function assessAudit(output: string): AuditResult {
  const report = parseReport(output);
  if (!report) {
    return {
      message:
        'Dependencies were not audited: the registry sent no report. Run `pnpm audit` with a registry that serves advisories.',
      fails: false,
    };
  }
  const vulnerabilities = Object.values(report.advisories);
  if (vulnerabilities.length === 0)
    return { message: 'Dependencies: no known vulnerabilities.', fails: false };
  const lines = vulnerabilities.map(
    ({ module_name, severity, title, url = '' }) => `  ${severity}: ${module_name}, ${title} ${url}`,
  );
  const fails = vulnerabilities.some(({ severity }) => BLOCKING_SEVERITIES.includes(severity));
  const advice = fails
    ? 'Update the named packages, or add an exception with its reason to auditConfig in pnpm-workspace.yaml.'
    : '';
  return { message: ['Known vulnerabilities:', ...lines, advice].filter(Boolean).join('\n'), fails };
}

/**
 * Parses a report. Returns null for other output: an error of the registry is JSON too, but without counts of
 * vulnerabilities.
 */
function parseReport(output: string): { advisories: Record<string, Advisory> } | null {
  try {
    const report = JSON.parse(output);
    const isReport =
      typeof report?.metadata?.vulnerabilities === 'object' && typeof report.advisories === 'object';
    return isReport ? report : null;
  } catch {
    return null;
  }
}
