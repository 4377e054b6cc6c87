import styled from '@emotion/styled';
import { Button } from '@ia/shared-ui/button';
import { Form } from '@ia/shared-ui/form';
import { Search } from '@ia/shared-ui/icon';
import { Spinner } from '@ia/shared-ui/spinner';
import { TextField } from '@ia/shared-ui/text-field';
import { token } from '@ia/shared-ui/tokens';
import { useEffect, useRef, useState } from 'react';
import { follow } from '../../../content/contribute.ts';
import { readReceiptCode } from '../../../rules/receipt-code.ts';
import { LazyFoundSuggestion } from './LazyFoundSuggestion.tsx';
import { useFollow } from './use-follow.ts';

interface FollowSuggestionProps {
  /** Code to look up without typing, for example after sending; each new object starts a lookup. */
  requested: { code: string } | null;
  /** Called after the name or the suggestion was removed: the published list must reload. */
  onChanged: () => void;
}

/** 'Acompanhar uma sugestão': dated states of a suggestion and actions on it, for the holder of its code. */
export function FollowSuggestion({ requested, onChanged }: FollowSuggestionProps) {
  const [typed, setTyped] = useState('');
  const { state, lookUp, showState } = useFollow();
  const region = useRef<HTMLElement>(null);

  // Look up each requested code once, regardless of later renders.
  const lastRequested = useRef<{ code: string } | null>(null);
  useEffect(() => {
    if (!requested || lastRequested.current === requested) return;
    lastRequested.current = requested;
    setTyped(requested.code);
    lookUp(requested.code);
    region.current?.querySelector<HTMLElement>('h3')?.focus();
  }, [requested, lookUp]);

  return (
    <Region ref={region} id="acompanhar" aria-labelledby="acompanhar-titulo">
      <h3 id="acompanhar-titulo" tabIndex={-1}>
        {follow.title}
      </h3>
      <p css={{ color: token.color.inkSoft }}>{follow.lead}</p>
      <Form
        problems={{ code: !readReceiptCode(typed) && follow.invalid }}
        onSubmit={() => void lookUp(typed)}
        failure={state.status === 'problem' && follow[state.problem]}
        css={{ gap: token.space[4] }}
        actions={
          <Button type="submit" variant="secondary" iconStart={Search} loading={state.status === 'loading'}>
            {follow.submit}
          </Button>
        }
      >
        <TextField
          name="code"
          label={follow.label}
          hint={follow.hint}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Form>
      <div role="status">{state.status === 'loading' && <Spinner quiet label={follow.loading} />}</div>
      <LazyFoundSuggestion
        state={state}
        onChange={(next) => {
          showState(next);
          if (next.status === 'erased') setTyped('');
          onChanged();
        }}
      />
    </Region>
  );
}

const Region = styled.section({ display: 'grid', gap: token.space[4] });
