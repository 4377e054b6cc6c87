import { useShell } from '@ia/federation';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { Catalogue } from '../../data/catalogue-query.ts';
import { readShared, type Shared } from '../../state/share-link.ts';
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

/**
 * The wizard's state. A shared link that is opened while the page stands takes it over too.
 * @param onTakenOver what was under way before the link is no longer wanted
 */
export function useWizard(catalogue: Catalogue, onTakenOver: () => void) {
  const { query } = useShell().route;
  const [state, dispatch] = useReducer(wizard, { query, catalogue }, startAt);
  const address = new URLSearchParams(query).toString();
  const opened = useRef(address);
  const open = useEffectEvent((shared: Shared) => {
    onTakenOver();
    dispatch({ type: 'open-shared', ...shared });
  });
  useEffect(() => {
    if (opened.current === address) return;
    opened.current = address;
    const shared = readShared(Object.fromEntries(new URLSearchParams(address)), catalogue.recipes);
    if (shared) open(shared);
  }, [address, catalogue.recipes]);
  return [state, dispatch] as const;
}
