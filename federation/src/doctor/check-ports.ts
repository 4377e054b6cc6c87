import { assertPortFree } from '../serve/index.ts';
import { type Finding, failure, ok } from './finding.ts';

/**
 * Checks that the ports of the development servers are free.
 * @param portCommand command that sets another port
 */
export async function checkPorts(ports: readonly number[], portCommand: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const port of ports) {
    await assertPortFree(port, { host: 'localhost', choose: portCommand }).catch(({ message }: Error) =>
      findings.push(
        failure(
          'port',
          message,
          `End the program that listens on port ${port}, or use another: ${portCommand}`,
        ),
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('port', `free: ${ports.join(', ')}`)];
}
