/** The headline statistic of a principle, split in two. */
export interface Statistic {
  /** '38,7 %' with a hard space, '134', '2,2 mil milhões', or null when the text does not begin with a number. */
  figure: string | null;
  rest: string;
}

/** A number with thousands separators, decimals and a unit, then the rest of the text without separators. */
const LEADING_FIGURE =
  /^\s*([+-]?\d+(?:[.\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?:\s?%|\s(?:mil milhões|milhões|mil))?)(?=[\s:;,.]|$)[\s:;]*(.*)$/su;

/**
 * Splits off a leading number or percentage, which pages show in large type.
 *
 * @example splitStatistic('38,7% das pessoas…') // { figure: '38,7\u00a0%', rest: 'das pessoas…' }
 */
export function splitStatistic(text: string): Statistic {
  const match = LEADING_FIGURE.exec(text);
  if (!match?.[1]) return { figure: null, rest: text.trim() };
  return { figure: match[1].replace(/\s?%$/u, '\u00a0%'), rest: (match[2] ?? '').trim() };
}
