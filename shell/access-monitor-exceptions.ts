/**
 * A test of AccessMonitor that fails on correct markup. AccessMonitor is the validator of the Portuguese
 * accessibility seal; its tests run on the engine QualWeb.
 */
export interface AcceptedFailure {
  /** Such as `list_05`. @see https://accessmonitor.acessibilidade.gov.pt/rules */
  test: string;
  level: 'A' | 'AA' | 'AAA';
  routes: readonly string[];
  reason: string;
  /** Accepted for elements that match this CSS selector only. */
  matches?: string;
}

/** `e2e/shell/access-monitor.spec.ts` accepts these failures and no others; `docs/accessibility.md` lists them. */
export const ACCEPTED_FAILURES: readonly AcceptedFailure[] = [
  {
    test: 'list_05',
    level: 'AAA',
    routes: ['/manifesto-cocreate', '/mission-1'],
    matches: 'dl > div > dt, dl > div > dd',
    reason:
      'asks for `dt` and `dd` in a `dl`, or in a `div` without a role in it. HTML allows the `div`, but QualWeb computes the role `generic` for every `div`',
  },
];
