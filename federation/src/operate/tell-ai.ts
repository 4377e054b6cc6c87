import type { AiHealth } from '../failures/read-ai.ts';
import { timeOf } from './words.ts';

type Known = Exclude<AiHealth, { unknown: string }>;

function tellProvider({ provider, answeredAt, failedAt, failure, restsUntil }: Known['providers'][number]) {
  return `${provider}: ${[
    answeredAt ? `answered last ${timeOf(answeredAt)}` : 'has not answered yet',
    ...(failedAt ? [`failed last ${timeOf(failedAt)} (${failure})`] : []),
    ...(restsUntil ? [`COOLING DOWN until ${timeOf(restsUntil)}, asked last`] : []),
  ].join('; ')}`;
}

function tellMoney({ closedBy, refusedToday, spentOfDay, spentOfMonth }: Known): string[] {
  const spent = [
    ...(spentOfDay === null ? [] : [`${spentOfDay} % of the ceiling of the day`]),
    ...(spentOfMonth === null ? [] : [`${spentOfMonth} % of that of the month`]),
  ];
  return [
    ...(spent.length > 0 ? [`spent: ${spent.join(', ')}`] : []),
    ...(closedBy
      ? [
          `OFF: the ceiling of the ${closedBy} is reached; turned away today: ${refusedToday} (docs/operations.md)`,
        ]
      : []),
  ];
}

/** How the AI service is, for `federation status`. */
export function tellAi(health: AiHealth): string {
  if ('unknown' in health) return `How the AI service is nobody knows: ${health.unknown}.`;
  const providers = health.providers.map(tellProvider);
  return [
    'AI service',
    ...tellMoney(health),
    ...(providers.length > 0 ? providers : ['nobody has asked it anything yet']),
  ].join('\n    ');
}
