/** Nearest-centroid classifier: averages the examples of each label; the nearest average wins. */
export interface Example<Label extends string> {
  features: readonly number[];
  label: Label;
}

/**
 * Trains a classifier.
 * @param examples features must share one scale
 * @returns a function that predicts the label of new features, or null without examples
 */
export function trainClassifier<Label extends string>(
  examples: readonly Example<Label>[],
): (features: readonly number[]) => Label | null {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const averages = labels.map((label) => {
    const labelExamples = examples.filter((example) => example.label === label);
    const average = (labelExamples[0]?.features ?? []).map(
      (_, axis) =>
        labelExamples.reduce((sum, { features }) => sum + (features[axis] ?? 0), 0) / labelExamples.length,
    );
    return { label, average };
  });
  const distance = (a: readonly number[], b: readonly number[]) =>
    Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return (features) =>
    averages.toSorted((a, b) => distance(a.average, features) - distance(b.average, features))[0]?.label ??
    null;
}
