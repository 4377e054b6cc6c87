/** Error in content, in three parts: problem, consequence, remedy. */
export interface BrokenContract {
  /** Component whose contract is broken: 'Quiz'. */
  component: string;
  /** The problem, with the invalid value. */
  what: string;
  /** The consequence for the visitor. */
  why: string;
  /** The remedy for the content author. */
  next: string;
}

const explain = ({ component, what, why, next }: BrokenContract): string =>
  `${component}: ${what} ${why} ${next}`;

/**
 * Checks content against a component's contract. In development a broken contract throws; in production it is
 * logged and the component renders a fallback.
 *
 * @returns true when the contract holds
 * @example
 * const isValid = checkContract(options.length > 1, {
 *   component: 'Quiz', what: 'has 1 option.', why: '…', next: '…',
 * });
 * if (!isValid) return <ContractFallback />;
 */
export function checkContract(holds: boolean, broken: BrokenContract): boolean {
  if (holds) return true;
  if (import.meta.env.DEV) throw new Error(explain(broken));
  console.warn(explain(broken));
  return false;
}
