import type { BackendConfig } from '@ia/federation';
import type { Registry } from '@ia/federation/registry';
import { type FailureKind, failureCode } from './failure-kind.ts';
import { createFailureReporter } from './report-failure.ts';

/** A failure of an app version. `context`, such as the page, goes to the console only. */
export interface AppFailure {
  app: string;
  version: string;
  kind: FailureKind;
  error: unknown;
  context?: object;
}

/** Returns a function that reports failures of apps to the console and to the site's database. */
export function createFailureHandler(registry: () => Registry, backend: BackendConfig | null) {
  const report = createFailureReporter(backend);
  return ({ app, version, kind, error, context }: AppFailure): void => {
    const owner = registry().apps[app]?.owner ?? '';
    console.error(
      `[${app} ${version} (owner: ${owner || 'unknown'}) ${kind} ${failureCode(kind)}]`,
      error,
      ...(context ? [context] : []),
    );
    report?.({ app, version, owner, kind });
  };
}
