/**
 * Returns the edit distance between two words: insertions, deletions, substitutions, transpositions (optimal
 * string alignment).
 */
function editDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const [previousRow, rowBefore] = [rows[i - 1] as number[], rows[i - 2]];
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const substitution = (previousRow[j - 1] as number) + Number(a[i - 1] !== b[j - 1]);
      row[j] = Math.min(substitution, (previousRow[j] as number) + 1, (row[j - 1] as number) + 1);
      const isTransposition = rowBefore && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isTransposition) row[j] = Math.min(row[j] as number, (rowBefore[j - 2] as number) + 1);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] as number;
}

/** Returns the known name closest to a mistyped one; null if more than a third of the letters differ. */
export function nearestName(name: string, known: readonly string[]): string | null {
  const [best] = known
    .map((candidate) => ({ candidate, edits: editDistance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  return best && best.edits <= Math.max(1, Math.floor(name.length / 3)) ? best.candidate : null;
}
