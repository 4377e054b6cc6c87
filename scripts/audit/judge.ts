export interface Judgement {
  words: string;
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
 * @param answer what `pnpm audit --json` wrote, whatever became of it
 * @returns words for the log, and whether something grave is known
 */
export function judge(answer: string): Judgement {
  const report = parse(answer);
  if (!report) {
    return {
      words: 'Dependencies were not audited: the registry did not answer. Run `pnpm audit` where it does.',
      fails: false,
    };
  }
  const known = Object.values(report.advisories);
  if (known.length === 0) return { words: 'Dependencies: nothing is known against them.', fails: false };
  const lines = known.map(
    ({ module_name, severity, title, url = '' }) => `  ${severity}: ${module_name}, ${title} ${url}`,
  );
  const fails = known.some(({ severity }) => GRAVE.includes(severity));
  const advice = fails
    ? 'Update what is named, or say in pnpm-workspace.yaml (auditConfig) why it does not concern us.'
    : '';
  return { words: ['Known against dependencies:', ...lines, advice].filter(Boolean).join('\n'), fails };
}

/** Only an answer that says how many packages were looked at is one; an error of the registry is JSON, too. */
function parse(answer: string): { advisories: Record<string, Advisory> } | null {
  try {
    const report = JSON.parse(answer);
    const asked =
      typeof report?.metadata?.vulnerabilities === 'object' && typeof report.advisories === 'object';
    return asked ? report : null;
  } catch {
    return null;
  }
}
