import { assertPortFree } from '../serve/index.ts';
import { type Finding, ok, warning } from './finding.ts';

/**
 * Checks that the ports of the development servers are free.
 * @param portCommand command that sets another port
 */
export async function checkPorts(ports: readonly number[], portCommand: string): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const port of ports) {
    await assertPortFree(port, { host: 'localhost' }).catch(() =>
      findings.push(
        warning(
          'port',
          `a program listens on port ${port}`,
          `If that is not your development server, end it or use another port: ${portCommand}`,
        ),
      ),
    );
  }
  return findings.length > 0 ? findings : [ok('port', `free: ${ports.join(', ')}`)];
}
