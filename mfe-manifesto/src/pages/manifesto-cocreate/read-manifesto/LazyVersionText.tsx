import { useShell } from '@ia/federation';
import { Alert } from '@ia/shared-ui/alert';
import { Button } from '@ia/shared-ui/button';
import { useModule } from '@ia/shared-ui/hooks';
import { ChevronDown, ChevronUp } from '@ia/shared-ui/icon';
import { Spinner } from '@ia/shared-ui/spinner';
import { token } from '@ia/shared-ui/tokens';
import { type ReactNode, useId, useState } from 'react';
import { cocreate } from '../../../content/cocreate.ts';
import type { VersionTextProps } from './VersionText.tsx';

const t = cocreate.changes;
const loadText = () => import('./VersionText.tsx');

interface LazyVersionTextProps extends VersionTextProps {
  /** Label of the button. */
  children: ReactNode;
}

/** Button that opens a version's text or its differences; both load on first use. */
export function LazyVersionText({ children, ...textProps }: LazyVersionTextProps) {
  const [isOpen, setIsOpen] = useState(false);
  const module = useModule(loadText, isOpen, useShell().report);
  const id = useId();
  return (
    <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: token.space[3] }}>
      <div>
        <Button
          size="sm"
          variant="secondary"
          iconEnd={isOpen ? ChevronUp : ChevronDown}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {children}
        </Button>
      </div>
      <div id={id} hidden={!isOpen}>
        {isOpen && module.status === 'loading' && <Spinner label={t.opening} />}
        {isOpen && module.status === 'failed' && (
          <Alert kind="error" live="alert" onRetry={module.retry}>
            <p>{t.notOpened}</p>
          </Alert>
        )}
        {isOpen && module.status === 'ready' && <module.module.default {...textProps} />}
      </div>
    </div>
  );
}
