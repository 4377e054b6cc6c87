import { useState } from 'react';
import { findPersonalData, type PersonalDataFinding } from './find-personal-data.ts';

/** Answers of this visit, for all fields: a text that is shown again is not asked about again. Never stored. */
const keptThisVisit = new Set<string>();

const isAddress = ({ kind }: PersonalDataFinding) => kind === 'address' || kind === 'postal-code';

/** What the visitor last took out or put back, until the text is changed. */
interface Change {
  finding: PersonalDataFinding;
  /** The text before it was taken out. */
  before: string;
  /** The text that this holds for. */
  now: string;
}

/** The text without a stretch, nor the space that would stand there twice. */
function without(text: string, { start, end }: PersonalDataFinding): string {
  const double = /(^|\s)$/.test(text.slice(0, start)) && /^\s/.test(text.slice(end));
  return text.slice(0, start) + text.slice(double ? end + 1 : end);
}

/** The open questions of a text, and the answers to them. */
export function usePersonalData(value: string, addresses: boolean, onValueChange: (value: string) => void) {
  const [, setAnswers] = useState(0);
  const [change, setChange] = useState<Change | null>(null);
  const current = change?.now === value ? change : null;
  return {
    openIn: (text: string) =>
      findPersonalData(text).filter((one) => (addresses || !isAddress(one)) && !keptThisVisit.has(one.text)),
    removed: current && current.now !== current.before ? current.finding : null,
    restored: current && current.now === current.before ? current.finding : null,
    remove(finding: PersonalDataFinding) {
      const now = without(value, finding);
      setChange({ finding, before: value, now });
      onValueChange(now);
    },
    restore() {
      if (!current) return;
      keptThisVisit.add(current.finding.text);
      setChange({ ...current, now: current.before });
      onValueChange(current.before);
    },
    keep(findings: readonly PersonalDataFinding[]) {
      for (const { text } of findings) keptThisVisit.add(text);
      setAnswers((count) => count + 1);
    },
  };
}
