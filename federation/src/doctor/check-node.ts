import { satisfy } from '@module-federation/runtime/core';
import { type Finding, failure, ok } from './finding.ts';

/**
 * Checks the version of Node.
 * @param version of the running Node: '24.21.0'
 * @param range `engines.node` of @ia/federation: '>=20.19'
 */
export const checkNode = (version: string, range: string): Finding[] =>
  satisfy(version, range)
    ? [ok('node', `Node ${version}`)]
    : [
        failure(
          'node',
          `Node: expected ${range}, found ${version}`,
          'Install a current LTS version: https://nodejs.org',
        ),
      ];
