import { useState } from 'react';
import { findPersonalData, type PersonalDataFinding } from './find-personal-data.ts';

/** Answers of this visit, for all fields, so that a text is not asked about twice. Never stored. */
const acceptedThisVisit = new Set<string>();

const isAddress = ({ kind }: PersonalDataFinding) => kind === 'address' || kind === 'postal-code';

/** Last removal or restoration, until the text changes. */
interface Change {
  finding: PersonalDataFinding;
  /** Text before the removal. */
  before: string;
  /** Text for which this change is valid. */
  now: string;
}

/** Removes a match, and one of two adjacent spaces. */
function without(text: string, { start, end }: PersonalDataFinding): string {
  const double = /(^|\s)$/.test(text.slice(0, start)) && /^\s/.test(text.slice(end));
  return text.slice(0, start) + text.slice(double ? end + 1 : end);
}

/** Returns the open warnings of a text and the actions to answer them. */
export function usePersonalData(value: string, addresses: boolean, onValueChange: (value: string) => void) {
  const [, setAnswers] = useState(0);
  const [change, setChange] = useState<Change | null>(null);
  const current = change?.now === value ? change : null;
  return {
    openIn: (text: string) =>
      findPersonalData(text).filter(
        (one) => (addresses || !isAddress(one)) && !acceptedThisVisit.has(one.text),
      ),
    removed: current && current.now !== current.before ? current.finding : null,
    restored: current && current.now === current.before ? current.finding : null,
    remove(finding: PersonalDataFinding) {
      const redacted = without(value, finding);
      setChange({ finding, before: value, now: redacted });
      onValueChange(redacted);
    },
    restore() {
      if (!current) return;
      acceptedThisVisit.add(current.finding.text);
      setChange({ ...current, now: current.before });
      onValueChange(current.before);
    },
    keep(findings: readonly PersonalDataFinding[]) {
      for (const { text } of findings) acceptedThisVisit.add(text);
      setAnswers((count) => count + 1);
    },
  };
}
