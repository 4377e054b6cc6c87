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

const GRAVE = ['high', 'critical'];

/**
 * Evaluates an audit report.
 * @param answer output of `pnpm audit --json`, which may be an error
 * @returns text for the log, and true for a high or critical vulnerability
 */
export function assessAudit(answer: string): AuditResult {
  const report = parse(answer);
  if (!report) {
    return {
      message:
        'Dependencies were not audited: the registry sent no report. Run `pnpm audit` with a registry that serves advisories.',
      fails: false,
    };
  }
  const known = Object.values(report.advisories);
  if (known.length === 0) return { message: 'Dependencies: no known vulnerabilities.', fails: false };
  const lines = known.map(
    ({ module_name, severity, title, url = '' }) => `  ${severity}: ${module_name}, ${title} ${url}`,
  );
  const fails = known.some(({ severity }) => GRAVE.includes(severity));
  const advice = fails
    ? 'Update the named packages, or add an exception with its reason to auditConfig in pnpm-workspace.yaml.'
    : '';
  return { message: ['Known vulnerabilities:', ...lines, advice].filter(Boolean).join('\n'), fails };
}

/**
 * Returns null for an error of the registry, which is JSON too: a report has the number of audited packages.
 */
function parse(answer: string): { advisories: Record<string, Advisory> } | null {
  try {
    const report = JSON.parse(answer);
    const isReport =
      typeof report?.metadata?.vulnerabilities === 'object' && typeof report.advisories === 'object';
    return isReport ? report : null;
  } catch {
    return null;
  }
}
