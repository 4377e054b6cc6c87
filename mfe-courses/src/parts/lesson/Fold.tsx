import { BookOpen, Check, ChevronDown, Icon } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Toggle, ToggleRow } from './Fold.styles.ts';

export interface FoldState {
  open: boolean;
  /** False for an unfinished block; finished by default. */
  done?: boolean;
  onToggle: () => void;
  /** Called when the browser's find-in-page matches text inside. */
  onFound: () => void;
}

interface FoldProps {
  /** Id of the heading, used as anchor. */
  id: string;
  title: string;
  /** Such as 'Bloco 3 de 18, concluído'. */
  note: string;
  state: FoldState;
  children: ReactNode;
}

/**
 * Collapsible block: a disclosure row. The browser's find-in-page also searches collapsed content
 * (`hidden="until-found"`).
 */
export function Fold({ id, title, note, state, children }: FoldProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = `${id}-conteudo`;
  // React 19.3 supports `hidden` only as a boolean attribute.
  useLayoutEffect(() => {
    if (!state.open) panel.current?.setAttribute('hidden', 'until-found');
  }, [state.open]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', state.onFound);
    return () => element?.removeEventListener('beforematch', state.onFound);
  }, [state.onFound]);
  return (
    <>
      <ToggleRow data-open={state.open} data-done={state.done}>
        <Icon icon={state.done === false ? BookOpen : Check} />
        <div>
          <Heading level={3} id={id} tabIndex={-1}>
            <Toggle type="button" aria-expanded={state.open} aria-controls={panelId} onClick={state.onToggle}>
              {title}
            </Toggle>
          </Heading>
          <Small>{note}</Small>
        </div>
        <Icon icon={ChevronDown} />
      </ToggleRow>
      <div id={panelId} ref={panel} hidden={!state.open}>
        {children}
      </div>
    </>
  );
}
