/** Content that a component cannot render. */
export interface InvariantViolation {
  /** Component that received the content: 'Quiz'. */
  component: string;
  /** The problem, with the invalid value. */
  problem: string;
  /** The consequence for the visitor. */
  consequence: string;
  /** The remedy for the content author. */
  remedy: string;
}

const explain = ({ component, problem, consequence, remedy }: InvariantViolation): string =>
  `${component}: ${problem} ${consequence} ${remedy}`;

/**
 * Checks a condition on a component's content. If it is false, this throws in development; in production it logs, and
 * the component renders a fallback.
 *
 * @returns true when the condition holds
 * @example
 * const isValid = checkInvariant(options.length > 1, {
 *   component: 'Quiz', problem: 'has 1 option.', consequence: '…', remedy: '…',
 * });
 * if (!isValid) return <InvariantFallback />;
 */
export function checkInvariant(holds: boolean, violation: InvariantViolation): boolean {
  if (holds) return true;
  if (import.meta.env.DEV) throw new Error(explain(violation));
  console.warn(explain(violation));
  return false;
}
