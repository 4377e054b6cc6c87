import type { BackendConfig } from '@ia/federation';
import type { Registry } from '@ia/federation/registry';
import { codeOf, type FailureKind } from './failure-kind.ts';
import { createFailureReporter } from './report-failure.ts';

export interface AppFailure {
  app: string;
  version: string;
  kind: FailureKind;
  error: unknown;
  context?: object;
}

/** Reports a failure with its app to the console and to the site's database. */
export function createFailureHandler(registry: () => Registry, backend: BackendConfig | null) {
  const report = createFailureReporter(backend);
  return ({ app, version, kind, error, context }: AppFailure): void => {
    const owner = registry().apps[app]?.owner ?? '';
    console.error(
      `[${app} ${version} (owner: ${owner || 'unknown'}) ${kind} ${codeOf(kind)}]`,
      error,
      ...(context ? [context] : []),
    );
    report?.({ app, version, owner, kind });
  };
}
