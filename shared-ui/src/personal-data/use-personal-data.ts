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

/** Removes a match, and the space after it when the match follows a space or begins the text. */
function removeFinding(text: string, { start, end }: PersonalDataFinding): string {
  const hasSpacesAround = /(^|\s)$/.test(text.slice(0, start)) && /^\s/.test(text.slice(end));
  return text.slice(0, start) + text.slice(hasSpacesAround ? end + 1 : end);
}

/**
 * Finds the personal data in a field, except what the visitor kept or restored in any field.
 * @param includeAddresses whether to look for street addresses and postal codes
 * @returns `findOpen` lists the matches in a text; `remove` deletes one from the field, `restore` undoes the last
 * removal, `keep` accepts matches; `removed` and `restored` are the match of the last change, null once the text
 * changes
 */
export function usePersonalData(
  value: string,
  includeAddresses: boolean,
  onValueChange: (value: string) => void,
) {
  // Renders again after `keep`, which changes only `acceptedThisVisit`.
  const [, setKeepCount] = useState(0);
  const [change, setChange] = useState<Change | null>(null);
  const validChange = change?.textNow === value ? change : null;
  return {
    findOpen: (text: string) =>
      findPersonalData(text).filter(
        (finding) => (includeAddresses || !isAddress(finding)) && !acceptedThisVisit.has(finding.text),
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
      setKeepCount((count) => count + 1);
    },
  };
}
