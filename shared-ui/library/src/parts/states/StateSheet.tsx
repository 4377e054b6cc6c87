import styled from '@emotion/styled';
import { token } from '@ia/shared-ui/tokens';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { stateTexts } from '../../content/states.ts';
import { extendStyleSheets, forceState, type InputState } from './force-states.ts';
import { type OwnState, STATE_SHEETS, type StateRow } from './state-sheets.tsx';
import type { ComponentWithStates } from './with-states.ts';

const INPUT_STATES: readonly InputState[] = ['hover', 'focus', 'active'];

/**
 * All variants of a component in all their states, for the example page. The drawings are inert: they are
 * for comparison. The live examples of the library respond to the visitor.
 */
export function StateSheet({ component }: { component: ComponentWithStates }) {
  const { minWidth, rows } = STATE_SHEETS[component];
  // A layout effect runs after Emotion has inserted the rules of the components.
  useLayoutEffect(extendStyleSheets, []);
  return rows.map((row) => (
    <Variant key={row.name}>
      <h2>{row.name}</h2>
      <Cells style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}), 1fr))` }}>
        {listCells(row).map(({ state, drawing, input }) => (
          <li key={state} data-state={state}>
            <small>{stateTexts.states[state]}</small>
            <Drawing target={row.target} input={input}>
              {drawing}
            </Drawing>
          </li>
        ))}
      </Cells>
    </Variant>
  ));
}

interface Cell {
  state: 'rest' | InputState | OwnState;
  drawing: ReactNode;
  /** State to force. */
  input?: InputState;
}

const listCells = ({ draw, own }: StateRow): Cell[] => [
  { state: 'rest', drawing: draw() },
  ...INPUT_STATES.map((input): Cell => ({ state: input, input, drawing: draw() })),
  ...own.map((state): Cell => ({ state, drawing: draw(state) })),
];

function Drawing({ target, input, children }: { target: string; input?: InputState; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (input && box.current) forceState(box.current, target, input);
  }, [target, input]);
  return (
    <div ref={box} inert>
      {children}
    </div>
  );
}

const Variant = styled.section({
  display: 'grid',
  gap: token.space[3],
  '& + &': { marginBlockStart: token.space[8] },
  '& > h2': { fontSize: token.size.md, fontWeight: 650 },
});

const Cells = styled.ul({
  display: 'grid',
  gap: token.space[6],
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', alignContent: 'start', gap: token.space[2], minWidth: 0, maxWidth: 'none' },
  '& > li > small': { fontSize: token.size.sm, color: token.color.inkSoft },
});
