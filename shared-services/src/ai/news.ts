import { AiError, MESSAGES } from './errors.ts';
import type { CompleteAnswer } from './providers/provider.ts';
import type { NewsSource, NewsSummary } from './types.ts';

/** A labelled line; models often put the label in bold or in a list. Groups: the label and the text after it. */
const LABEL =
  /^[\s>*_#-]*(QuestionTitle|StatementHeadline|Statistic|Fact1|Fact2|Fact3_Positive)[*_\s]*:[*_\s]*(.*)$/i;
const MAX_SOURCES = 2;
/** A summary with fewer facts is not shown. */
const MIN_FACTS = 2;

/**
 * Parses the answer to `newsPrompt`, which has one labelled line for each field. A line without a label continues the
 * line before it.
 * @throws AiError 'too-few-facts' when fewer than two facts are found
 */
export function parseNews({ text, sources }: CompleteAnswer, fetchedAt: string): NewsSummary {
  const valueByLabel = new Map<string, string>();
  let label = '';
  for (const line of text.split(/\r?\n/)) {
    const match = LABEL.exec(line);
    if (match) label = (match[1] ?? '').toLowerCase();
    const value = (match ? (match[2] ?? '') : line).replace(/\*\*/g, '').trim();
    if (label && value) valueByLabel.set(label, [valueByLabel.get(label), value].filter(Boolean).join(' '));
  }
  const facts = ['fact1', 'fact2', 'fact3_positive'].flatMap((name) => valueByLabel.get(name) ?? []);
  if (facts.length < MIN_FACTS) throw new AiError('too-few-facts', MESSAGES.tooFewFacts);
  return {
    questionTitle: valueByLabel.get('questiontitle') ?? '',
    statementHeadline: valueByLabel.get('statementheadline') ?? '',
    keyStatistic: valueByLabel.get('statistic') ?? '',
    facts,
    sources: selectSources(sources),
    fetchedAt,
  };
}

/** Returns the first two distinct pages that have a Web address and a title. */
function selectSources(sources: Partial<NewsSource>[]): NewsSource[] {
  const byUri = new Map<string, NewsSource>();
  for (const { uri, title } of sources) {
    if (!uri || !title || !/^https?:\/\//i.test(uri) || byUri.has(uri)) continue;
    byUri.set(uri, { uri, title });
  }
  return [...byUri.values()].slice(0, MAX_SOURCES);
}
