import { Alert } from '@ia/shared-ui/alert';
import { useEffect, useRef, useState } from 'react';
import { ownData } from '../../../content/own-data.ts';
import { OwnData } from './OwnData.tsx';
import { ReceiptStates } from './ReceiptStates.tsx';
import { SecondReading } from './SecondReading.tsx';
import type { FollowState } from './use-follow.ts';

export interface FoundSuggestionProps {
  state: FollowState;
  /** Shows the result of an action by the code's holder. */
  onChange: (state: FollowState) => void;
}

/**
 * The suggestion with the looked-up code and the actions on it, or the notice that it was erased. The author
 * of a refused suggestion can ask for a second reading, by another moderator.
 */
export default function FoundSuggestion({ state, onChange }: FoundSuggestionProps) {
  // Empty for one frame: screen readers announce only a live region that exists before its text.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  if (state.status === 'erased') return <ErasedNotice />;
  const found = state.status === 'found' ? state : null;
  return (
    <>
      <div role="status">{isMounted && found && <ReceiptStates receipt={found.receipt} />}</div>
      {found?.receipt.second_reading && (
        <SecondReading
          key={`${found.code} reading`}
          code={found.code}
          receipt={found.receipt}
          onChange={(receipt) => onChange({ ...found, receipt })}
        />
      )}
      {found && (
        <OwnData
          key={found.code}
          code={found.code}
          receipt={found.receipt}
          onNameRemoved={() => onChange({ ...found, receipt: { ...found.receipt, author: null } })}
          onErased={() => onChange({ status: 'erased' })}
        />
      )}
    </>
  );
}

/** Notice after erasure. It takes the focus, because the focused button no longer exists. */
function ErasedNotice() {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert kind="success">{ownData.erase.done}</Alert>
    </div>
  );
}
