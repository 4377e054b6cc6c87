import { CONTRACT_VERSION } from '../contract/shell-api.ts';
import { incompatibilitiesOf } from '../registry/handshake.ts';
import { type Finding, failure, ok } from './finding.ts';
import type { Published } from './published.ts';

/**
 * Checks that the shell of a site supports the contract that apps are built with.
 * @param contract version of the contract; default: of this package
 */
export function checkContract(
  { site, provides }: Pick<Published, 'site' | 'provides'>,
  contract: number = CONTRACT_VERSION,
): Finding[] {
  if (!provides) {
    const remedy = 'Ask its operator to publish the shell: federation publish shell';
    return [failure('contract', `${site} has no shell, or one without a list of what it provides`, remedy)];
  }
  const problems = incompatibilitiesOf({ contract, requires: { contract, packages: {} } }, provides);
  return problems.length === 0
    ? [ok('contract', `contract ${contract}, supported by the shell of ${site}`)]
    : problems.map((problem) =>
        failure(
          'contract',
          `the shell of ${site} does not support the ${problem.trim()}`,
          'Ask its operator to publish a newer shell, or install the @ia packages of the site: npm install @ia/federation@latest',
        ),
      );
}
