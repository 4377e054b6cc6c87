import { useShell } from '@ia/federation';
import { useEffect, useReducer, useRef } from 'react';
import type { Catalogue } from '../../data/catalogue-query.ts';
import { readShared } from '../../state/share-link.ts';
import { START, type WizardState, wizard } from '../../state/wizard.ts';

/** A wizard that starts at the shared recipe when the address names one. */
const startAt = ({
  query,
  catalogue,
}: {
  query: Record<string, string>;
  catalogue: Catalogue;
}): WizardState => {
  const shared = readShared(query, catalogue.recipes);
  return shared ? wizard(START, { type: 'open-shared', ...shared }) : START;
};

/** The wizard's state. A shared link that is opened while the page stands takes it over too. */
export function useWizard(catalogue: Catalogue) {
  const { query } = useShell().route;
  const [state, dispatch] = useReducer(wizard, { query, catalogue }, startAt);
  const address = new URLSearchParams(query).toString();
  const opened = useRef(address);
  useEffect(() => {
    if (opened.current === address) return;
    opened.current = address;
    const shared = readShared(Object.fromEntries(new URLSearchParams(address)), catalogue.recipes);
    if (shared) dispatch({ type: 'open-shared', ...shared });
  }, [address, catalogue.recipes]);
  return [state, dispatch] as const;
}
