import { AiError, MESSAGES } from './errors.ts';
import type { CompleteAnswer } from './providers/provider.ts';
import type { NewsSource, NewsSummary } from './types.ts';

const LABEL =
  /^[\s>*_#-]*(QuestionTitle|StatementHeadline|Statistic|Fact1|Fact2|Fact3_Positive)[*_\s]*:[*_\s]*(.*)$/i;
const SHOWN_SOURCES = 2;
/** A summary with fewer facts is not shown. */
const MIN_FACTS = 2;

/**
 * Parses the labelled lines. Models often put labels in bold or in a list. A line without a label continues the line
 * before it.
 * @throws AiError 'too-few-facts' when fewer than two facts are found
 */
export function parseNews({ text, sources }: CompleteAnswer, fetchedAt: string): NewsSummary {
  const found = new Map<string, string>();
  let label = '';
  for (const line of text.split(/\r?\n/)) {
    const match = LABEL.exec(line);
    if (match) label = (match[1] ?? '').toLowerCase();
    const value = (match ? (match[2] ?? '') : line).replace(/\*\*/g, '').trim();
    if (label && value) found.set(label, [found.get(label), value].filter(Boolean).join(' '));
  }
  const facts = ['fact1', 'fact2', 'fact3_positive'].flatMap((name) => found.get(name) ?? []);
  if (facts.length < MIN_FACTS) throw new AiError('too-few-facts', MESSAGES.tooFewFacts);
  return {
    questionTitle: found.get('questiontitle') ?? '',
    statementHeadline: found.get('statementheadline') ?? '',
    keyStatistic: found.get('statistic') ?? '',
    facts,
    sources: shownSources(sources),
    fetchedAt,
  };
}

/** Returns the first two distinct pages that have a Web address and a title. */
function shownSources(sources: Partial<NewsSource>[]): NewsSource[] {
  const byUri = new Map<string, NewsSource>();
  for (const { uri, title } of sources) {
    if (!uri || !title || !/^https?:\/\//i.test(uri) || byUri.has(uri)) continue;
    byUri.set(uri, { uri, title });
  }
  return [...byUri.values()].slice(0, SHOWN_SOURCES);
}
