import * as v from 'valibot';
import { ANALYSIS_CATEGORIES, type Analysis } from './types.ts';

/** For an answer that cannot be read (specification §8). */
const ANALYSIS_FALLBACK: Analysis = {
  summary: 'A sua sugestão foi recebida e será analisada.',
  category: 'Other',
  feedback_to_user:
    'Obrigado pela sua valiosa contribuição! A sua ideia foi registada e será revista pela comunidade.',
};

const words = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** A category that does not exist becomes Other: the summary beside it is still worth having. */
const analysisSchema = v.object({
  summary: words,
  category: v.fallback(v.picklist(ANALYSIS_CATEGORIES), 'Other'),
  feedback_to_user: words,
});

/** Reads the model's answer, with or without code fences. Never throws. */
export function parseAnalysis(answer: string): Analysis {
  const json = answer.replace(/^[^{]*?```(?:json)?\s*/i, '').replace(/\s*```[^}]*$/, '');
  try {
    const result = v.safeParse(analysisSchema, JSON.parse(json));
    if (result.success) return result.output;
  } catch {
    // Not JSON: same outcome as JSON of another shape.
  }
  console.warn('AI analysis: the answer is not the JSON that was asked for.');
  return ANALYSIS_FALLBACK;
}
