import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Search } from '@ia/shared-ui/icon';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { VisuallyHidden } from '@ia/shared-ui/visually-hidden';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { ReceiptStates } from './ReceiptStates.tsx';
import { useFollow } from './use-follow.ts';

const FIELD = 'codigo-acompanhamento';

/** 'Acompanhar uma sugestão': the dated states of a suggestion, for whoever holds its code. */
export function FollowSuggestion({ handed }: { handed: { code: string } | null }) {
  const [typed, setTyped] = useState('');
  const { state, look } = useFollow();
  const region = useRef<HTMLElement>(null);

  // A code handed over by the receipt that was just issued; looked up once for each press, whatever renders again later.
  const handled = useRef<{ code: string } | null>(null);
  useEffect(() => {
    if (!handed || handled.current === handed) return;
    handled.current = handed;
    setTyped(handed.code);
    look(handed.code);
    region.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [handed, look]);

  function ask(event: FormEvent) {
    event.preventDefault();
    look(typed);
    if (!typed.trim()) document.getElementById(FIELD)?.focus();
  }

  return (
    <Region ref={region} id="acompanhar" aria-labelledby="acompanhar-titulo">
      <h3 id="acompanhar-titulo" tabIndex={-1}>
        {follow.title}
      </h3>
      <p css={{ color: token.color.inkSoft }}>{follow.lead}</p>
      <form onSubmit={ask} noValidate css={{ display: 'grid', gap: token.space[4], justifyItems: 'start' }}>
        <TextField
          id={FIELD}
          label={follow.label}
          hint={follow.hint}
          error={state.status === 'problem' && follow[state.problem]}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" variant="secondary" iconStart={Search} loading={state.status === 'loading'}>
          {follow.submit}
        </Button>
      </form>
      <div role="status">
        {state.status === 'loading' && <Spinner label={follow.loading} />}
        {state.status === 'problem' && <VisuallyHidden>{follow[state.problem]}</VisuallyHidden>}
        {state.status === 'found' && <ReceiptStates receipt={state.receipt} />}
      </div>
    </Region>
  );
}

const Region = styled.section({ display: 'grid', gap: token.space[4] });
