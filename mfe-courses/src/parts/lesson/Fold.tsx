import { BookOpen, Check, ChevronDown, Icon } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Line, Panel, Toggle } from './Fold.styles.ts';

export interface FoldState {
  open: boolean;
  /** False for a block that waits folded; it is finished otherwise. */
  done?: boolean;
  onToggle: () => void;
  /** The browser's page search found something inside. */
  onFound: () => void;
}

interface FoldProps {
  /** Id of the heading; anchors lead there. */
  id: string;
  title: string;
  /** 'Bloco 3 de 18, concluído'. */
  note: string;
  state: FoldState;
  children: ReactNode;
}

/** A line that opens to what it holds. Folded, the browser's page search still finds what is inside. */
export function Fold({ id, title, note, state, children }: FoldProps) {
  const panel = useRef<HTMLDivElement>(null);
  const panelId = `${id}-conteudo`;
  // React 19.3 knows `hidden` as a yes-or-no attribute only.
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
      <Line data-open={state.open} data-done={state.done}>
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
      </Line>
      <Panel id={panelId} ref={panel} hidden={!state.open}>
        {children}
      </Panel>
    </>
  );
}
