import type { PrincipleMotif } from '@ia/shared-services/principles';

/** A principle as the layouts show it. */
export interface PrincipleView {
  id: string;
  title: string;
  description: string;
  motif: PrincipleMotif;
  /** People who agree, this visitor included. */
  count: number;
  /** The same, as it is written. */
  votes: string;
  /** Whether this visitor has just agreed. */
  agreed: boolean;
  agree(): void;
}

export type AgreementState =
  | { status: 'loading' }
  | { status: 'error'; message: string }
  | { status: 'ready'; principles: PrincipleView[] };

export function useAgreement(): AgreementState {
  return { status: 'loading' };
}
