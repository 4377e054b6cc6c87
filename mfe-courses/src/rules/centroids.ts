/** A classifier that fits in ten lines: the average of each label's examples; the nearest average wins. */
export interface Example<Label extends string> {
  features: readonly number[];
  label: Label;
}

/** @returns a function that says the label of new features; null without examples. All features share one scale. */
export function trained<Label extends string>(
  examples: readonly Example<Label>[],
): (features: readonly number[]) => Label | null {
  const labels = [...new Set(examples.map(({ label }) => label))];
  const averages = labels.map((label) => {
    const own = examples.filter((example) => example.label === label);
    const average = (own[0]?.features ?? []).map(
      (_, axis) => own.reduce((sum, { features }) => sum + (features[axis] ?? 0), 0) / own.length,
    );
    return { label, average };
  });
  const distance = (a: readonly number[], b: readonly number[]) =>
    Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return (features) =>
    averages.toSorted((a, b) => distance(a.average, features) - distance(b.average, features))[0]?.label ??
    null;
}
