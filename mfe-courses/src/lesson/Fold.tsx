import styled from '@emotion/styled';
import { Check, ChevronDown, Icon } from '@ia/shared-ui/icon';
import { Heading, Small } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { cardPadding } from './BlockView.styles.ts';

export interface FoldState {
  open: boolean;
  onToggle: () => void;
  /** The browser's page search found something inside. */
  onFound: () => void;
}

const Line = styled.div({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: token.space[3],
  minHeight: '3.75rem',
  padding: `${token.space[3]} ${cardPadding}`,
  '&:hover': { background: token.color.tint },
  '&:has(button:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: -3 },
  '& > svg:first-of-type': { color: token.color.success },
  '& > svg:last-of-type': {
    color: token.color.inkSoft,
    [media.motion]: { transition: `transform ${token.motion.base} ${token.motion.ease}` },
  },
  '&[data-open="true"] > svg:last-of-type': { transform: 'rotate(180deg)' },
});

/** The button is the title, and its target the whole line. */
const Toggle = styled.button({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none', boxShadow: 'none' },
});

/** Paper shows everything. */
const Panel = styled.div({
  [media.print]: { '&[hidden]': { display: 'block', contentVisibility: 'visible' } },
});

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
      <Line data-open={state.open}>
        <Icon icon={Check} />
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
