import { expect, it, vi } from 'vitest';
import { createFailureReporter, type FailureReport } from './report-failure.ts';

const backend = { url: 'https://dados.site.pt', publishableKey: 'sb_publishable_a+b' };
const failure: FailureReport = { app: 'mfe-x', version: '1.0.0', owner: 'Equipa X', kind: 'render' };

/** @param chance value of `Math.random()` that decides about sampling */
function createTestReporter(chance = 0) {
  const send = vi.fn<(url: string, body: URLSearchParams) => void>();
  const report = createFailureReporter(backend, send, () => chance);
  return { send, report: report ?? (() => {}) };
}

it('failure reporter sends only app, version, owner and kind to the site’s own database', () => {
  const { send, report } = createTestReporter();
  report({ ...failure, page: '/segredo', visitor: 'x' } as FailureReport);
  expect(send).toHaveBeenCalledOnce();
  const [url, body] = send.mock.calls[0] ?? [];
  expect(url).toBe('https://dados.site.pt/rest/v1/rpc/report_failures?apikey=sb_publishable_a%2Bb');
  expect([...(body?.keys() ?? [])]).toEqual(['reports']);
  expect(JSON.parse(body?.get('reports') ?? '')).toEqual([failure]);
});

it('failure reporter sends each failure of a version once, and at most ten failures', () => {
  const { send, report } = createTestReporter();
  for (let i = 0; i < 3; i++) report(failure);
  expect(send).toHaveBeenCalledTimes(1);
  for (let i = 0; i < 30; i++) report({ ...failure, version: `2.0.${i}` });
  expect(send).toHaveBeenCalledTimes(10);
});

it('failure reporter sends every failure that stops a page, and unhandled errors of one document in four', () => {
  for (const [chance, kinds] of [
    [0.2, ['render', 'uncaught']],
    [0.3, ['render']],
  ] as const) {
    const { send, report } = createTestReporter(chance);
    report(failure);
    report({ ...failure, kind: 'uncaught' });
    const sent = send.mock.calls.map(([, body]) => JSON.parse(body.get('reports') ?? '')[0].kind);
    expect(sent).toEqual(kinds);
  }
});

it('createFailureReporter returns null without a backend', () => {
  expect(createFailureReporter(null)).toBeNull();
});
