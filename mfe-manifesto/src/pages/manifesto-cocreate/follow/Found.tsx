import { Alert } from '@ia/shared-ui/alert';
import { useEffect, useRef, useState } from 'react';
import { ownData } from '../../../content/own-data.ts';
import { OwnData } from './OwnData.tsx';
import { ReceiptStates } from './ReceiptStates.tsx';
import type { FollowState } from './use-follow.ts';

export interface FoundProps {
  state: FollowState;
  /** Shows what the holder of the code did. */
  onChange: (state: FollowState) => void;
}

/** The suggestion behind a code, and what its holder can do with it; or that it is gone. */
export default function Found({ state, onChange }: FoundProps) {
  // Empty for one frame: a region that is there before its words is read out.
  const [there, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  if (state.status === 'erased') return <Erased />;
  const found = state.status === 'found' ? state : null;
  return (
    <>
      <div role="status">{there && found && <ReceiptStates receipt={found.receipt} />}</div>
      {found && (
        <OwnData
          key={found.code}
          code={found.code}
          receipt={found.receipt}
          onUnsigned={() => onChange({ ...found, receipt: { ...found.receipt, author: null } })}
          onErased={() => onChange({ status: 'erased' })}
        />
      )}
    </>
  );
}

/** The last word on a suggestion that is gone. It takes the focus: what had it is gone as well. */
function Erased() {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1}>
      <Alert kind="success">{ownData.erase.done}</Alert>
    </div>
  );
}
