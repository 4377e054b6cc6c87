import { AiError, MESSAGES } from './errors.ts';
import type { WholeAnswer } from './providers/gemini-whole.ts';
import type { NewsSource, NewsSummary } from './types.ts';

const LABEL =
  /^[\s>*_#-]*(QuestionTitle|StatementHeadline|Statistic|Fact1|Fact2|Fact3_Positive)[*_\s]*:[*_\s]*(.*)$/i;
const SHOWN_SOURCES = 2;
const FEWEST_FACTS = 2;

/**
 * Reads the labelled lines; models like to put the labels in bold or in a list. A line without a label continues
 * the one before it.
 * @throws AiError 'too-few-facts' with fewer than two facts.
 */
export function parseNews({ text, sources }: WholeAnswer, fetchedAt: string): NewsSummary {
  const found = new Map<string, string>();
  let label = '';
  for (const line of text.split(/\r?\n/)) {
    const match = LABEL.exec(line);
    if (match) label = (match[1] ?? '').toLowerCase();
    const words = (match ? (match[2] ?? '') : line).replace(/\*\*/g, '').trim();
    if (label && words) found.set(label, [found.get(label), words].filter(Boolean).join(' '));
  }
  const facts = ['fact1', 'fact2', 'fact3_positive'].flatMap((name) => found.get(name) ?? []);
  if (facts.length < FEWEST_FACTS) throw new AiError('too-few-facts', MESSAGES.tooFewFacts);
  return {
    questionTitle: found.get('questiontitle') ?? '',
    statementHeadline: found.get('statementheadline') ?? '',
    keyStatistic: found.get('statistic') ?? '',
    facts,
    sources: shownSources(sources),
    fetchedAt,
  };
}

/** The first two distinct pages that have both an address on the Web and a title. */
function shownSources(sources: Partial<NewsSource>[]): NewsSource[] {
  const byUri = new Map<string, NewsSource>();
  for (const { uri, title } of sources) {
    if (!uri || !title || !/^https?:\/\//i.test(uri) || byUri.has(uri)) continue;
    byUri.set(uri, { uri, title });
  }
  return [...byUri.values()].slice(0, SHOWN_SOURCES);
}
