import type { AiHealth } from '../failures/read-ai.ts';
import { timeOf } from './format.ts';

type Known = Exclude<AiHealth, { unknown: string }>;

function formatProvider({ provider, answeredAt, failedAt, failure, restsUntil }: Known['providers'][number]) {
  return `${provider}: ${[
    answeredAt ? `last response ${timeOf(answeredAt)}` : 'no response yet',
    ...(failedAt ? [`last failure ${timeOf(failedAt)} (${failure})`] : []),
    ...(restsUntil ? [`COOLING DOWN until ${timeOf(restsUntil)}, tried last`] : []),
  ].join('; ')}`;
}

function formatSpending({ closedBy, refusedToday, spentOfDay, spentOfMonth }: Known): string[] {
  const spent = [
    ...(spentOfDay === null ? [] : [`${spentOfDay} % of the daily limit`]),
    ...(spentOfMonth === null ? [] : [`${spentOfMonth} % of the monthly limit`]),
  ];
  return [
    ...(spent.length > 0 ? [`spent: ${spent.join(', ')}`] : []),
    ...(closedBy
      ? [
          `OFF: the ${closedBy === 'day' ? 'daily' : 'monthly'} limit is reached; requests rejected today: ${refusedToday} (docs/operations.md)`,
        ]
      : []),
  ];
}

/** The health of the AI service, for `federation status`. */
export function formatAi(health: AiHealth): string {
  if ('unknown' in health) return `The state of the AI service is unknown: ${health.unknown}.`;
  const providers = health.providers.map(formatProvider);
  return [
    'AI service',
    ...formatSpending(health),
    ...(providers.length > 0 ? providers : ['no requests yet']),
  ].join('\n    ');
}
