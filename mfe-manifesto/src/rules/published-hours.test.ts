import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { votes } from '../content/votes.ts';
import { hoursToJson } from './published-hours.ts';

const fingerprint = (...lines: string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');
/** An hour as the server publishes it: its hash covers the previous hash, the hour and the totals. */
const publishHour = (hour: string, totals: string, previous: string) => ({
  hour,
  totals,
  previous,
  hash: fingerprint(previous, hour, totals),
  signature: 'cd',
});

const read = (json: string) => JSON.parse(json) as { instruções: string[]; horas: Record<string, string>[] };

it('hoursToJson exports a hash chain that verifies as the file itself explains', () => {
  const first = publishHour('2026-11-22T05:00:00Z', '{"principles": {}}', '');
  const second = publishHour('2026-11-22T06:00:00Z', '{"principles": {"literacia": 1}}', first.hash);
  const { instruções, horas: hours } = read(hoursToJson([second, first]));
  expect(instruções).toEqual(votes.published.instructions);
  expect(instruções.join(' ')).toContain('SHA-256');
  for (const { anterior = '', hora = '', totais = '', impressão } of hours) {
    expect(fingerprint(anterior, hora, totais)).toBe(impressão);
  }
  expect(hours[0]?.anterior).toBe(hours[1]?.impressão);
  const changed = { ...first, totals: '{"principles": {"literacia": 9}}' };
  const [, altered] = read(hoursToJson([second, changed])).horas;
  expect(fingerprint(altered?.anterior ?? '', altered?.hora ?? '', altered?.totais ?? '')).not.toBe(
    altered?.impressão,
  );
});
