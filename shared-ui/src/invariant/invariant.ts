/** What content did wrong, in the three parts every error of ours has. */
export interface BrokenContract {
  /** Component whose contract broke: 'Quiz'. */
  component: string;
  /** What happened, with the offending value. */
  what: string;
  /** Why it matters to the visitor. */
  why: string;
  /** What the author of the content should do. */
  next: string;
}

const explain = ({ component, what, why, next }: BrokenContract): string =>
  `${component}: ${what} ${why} ${next}`;

/**
 * Checks content against a component's contract. In development a broken contract throws, so that its author
 * sees it at once; in production it is logged and the component renders a readable fallback instead.
 *
 * @returns true when the contract holds.
 * @example
 * const sound = checkContract(options.length > 1, { component: 'Quiz', what: 'has 1 option.', why: '…', next: '…' });
 * if (!sound) return <ContractFallback />;
 */
export function checkContract(holds: boolean, broken: BrokenContract): boolean {
  if (holds) return true;
  if (import.meta.env.DEV) throw new Error(explain(broken));
  console.warn(explain(broken));
  return false;
}
