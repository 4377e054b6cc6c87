import { useState } from 'react';
import { findPersonalData, type PersonalDataFinding } from './find-personal-data.ts';

/** Matches that the visitor kept or restored in any field, so that none is asked about twice. Never stored. */
const acceptedThisVisit = new Set<string>();

const isAddress = ({ kind }: PersonalDataFinding) => kind === 'address' || kind === 'postal-code';

/** Last removal or restoration, until the text changes. */
interface Change {
  finding: PersonalDataFinding;
  /** Text before the removal. */
  textBefore: string;
  /** Text for which this change is valid. */
  textNow: string;
}

/** Removes a match, and one of two adjacent spaces. */
function removeFinding(text: string, { start, end }: PersonalDataFinding): string {
  const hasSpacesAround = /(^|\s)$/.test(text.slice(0, start)) && /^\s/.test(text.slice(end));
  return text.slice(0, start) + text.slice(hasSpacesAround ? end + 1 : end);
}

/**
 * Finds the personal data of a field that the visitor has not answered about.
 * @returns `findOpen` lists it for a text; `remove`, `restore` and `keep` answer; `removed` and `restored` are
 * the match of the last answer, until the text changes
 */
export function usePersonalData(value: string, addresses: boolean, onValueChange: (value: string) => void) {
  // Re-renders after `keep`, which changes no state.
  const [, setAnswers] = useState(0);
  const [change, setChange] = useState<Change | null>(null);
  const validChange = change?.textNow === value ? change : null;
  return {
    findOpen: (text: string) =>
      findPersonalData(text).filter(
        (finding) => (addresses || !isAddress(finding)) && !acceptedThisVisit.has(finding.text),
      ),
    removed: validChange && validChange.textNow !== validChange.textBefore ? validChange.finding : null,
    restored: validChange && validChange.textNow === validChange.textBefore ? validChange.finding : null,
    remove(finding: PersonalDataFinding) {
      const redacted = removeFinding(value, finding);
      setChange({ finding, textBefore: value, textNow: redacted });
      onValueChange(redacted);
    },
    restore() {
      if (!validChange) return;
      acceptedThisVisit.add(validChange.finding.text);
      setChange({ ...validChange, textNow: validChange.textBefore });
      onValueChange(validChange.textBefore);
    },
    keep(findings: readonly PersonalDataFinding[]) {
      for (const { text } of findings) acceptedThisVisit.add(text);
      setAnswers((count) => count + 1);
    },
  };
}
