import styled from '@emotion/styled';
import { Field, input } from '@ia/shared-ui/field';
import { TextField } from '@ia/shared-ui/text-field';
import { media, token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import { type Browsing, ORDERS, type Order } from '../../../rules/browse.ts';

const words = community.browse;

interface BrowseBarProps {
  browsing: Browsing;
  onChange: (browsing: Browsing) => void;
  /** Titles of the principles. */
  principles: readonly string[];
}

/** Search, principle and order of the list. */
export function BrowseBar({ browsing, onChange, principles }: BrowseBarProps) {
  return (
    <Bar role="search" aria-label={words.label}>
      <TextField
        id="procurar-sugestoes"
        type="search"
        label={words.search}
        autoComplete="off"
        value={browsing.search}
        onChange={(event) => onChange({ ...browsing, search: event.target.value })}
      />
      <Field id="filtrar-sugestoes" label={words.principle}>
        {(control) => (
          <select
            {...control}
            css={input}
            value={browsing.principle}
            onChange={(event) => onChange({ ...browsing, principle: event.target.value })}
          >
            <option value="">{words.allPrinciples}</option>
            {principles.map((title) => (
              <option key={title}>{title}</option>
            ))}
          </select>
        )}
      </Field>
      <Field id="ordenar-sugestoes" label={words.order}>
        {(control) => (
          <select
            {...control}
            css={input}
            value={browsing.order}
            onChange={(event) => onChange({ ...browsing, order: event.target.value as Order })}
          >
            {ORDERS.map((order) => (
              <option key={order} value={order}>
                {words.orders[order]}
              </option>
            ))}
          </select>
        )}
      </Field>
    </Bar>
  );
}

const Bar = styled.div({
  display: 'grid',
  gap: token.space[4],
  alignItems: 'end',
  marginBlockEnd: token.space[6],
  [media.md]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
});
