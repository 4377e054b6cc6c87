import type { AiHealth } from '../failures/read-ai.ts';
import { formatTime } from './format.ts';

type KnownHealth = Exclude<AiHealth, { unknown: string }>;

function formatProvider({
  provider,
  answeredAt,
  failedAt,
  failure,
  restsUntil,
}: KnownHealth['providers'][number]) {
  return `${provider}: ${[
    answeredAt ? `last response ${formatTime(answeredAt)}` : 'no response yet',
    ...(failedAt ? [`last failure ${formatTime(failedAt)} (${failure})`] : []),
    ...(restsUntil ? [`COOLING DOWN until ${formatTime(restsUntil)}, tried last`] : []),
  ].join('; ')}`;
}

/** Formats the share of the limits that is spent, and the limit that turned the service off, if any. */
function formatSpending({ closedBy, refusedToday, spentOfDay, spentOfMonth }: KnownHealth): string[] {
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

/** Formats the health of the AI service for `federation status`. */
export function formatAi(health: AiHealth): string {
  if ('unknown' in health) return `The state of the AI service is unknown: ${health.unknown}.`;
  const providers = health.providers.map(formatProvider);
  return [
    'AI service',
    ...formatSpending(health),
    ...(providers.length > 0 ? providers : ['no requests yet']),
  ].join('\n    ');
}
