import type { BackendConfig } from '@ia/federation';
import type { Registry } from '@ia/federation/registry';
import type { FailureKind } from './failure-kind.ts';
import { createFailureReporter } from './report-failure.ts';

export interface ToldFailure {
  app: string;
  version: string;
  kind: FailureKind;
  error: unknown;
  context?: object;
}

/** Tells whoever looks after the site of a failure, and whose it is: in the console, and in the site's own database. */
export function createFailureTeller(registry: () => Registry, backend: BackendConfig | null) {
  const report = createFailureReporter(backend);
  return ({ app, version, kind, error, context }: ToldFailure): void => {
    const owner = registry().apps[app]?.owner ?? '';
    console.error(
      `[${app} ${version} (owner: ${owner || 'unknown'}) ${kind}]`,
      error,
      ...(context ? [context] : []),
    );
    report?.({ app, version, owner, kind });
  };
}
