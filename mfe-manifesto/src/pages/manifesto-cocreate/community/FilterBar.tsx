import styled from '@emotion/styled';
import { Field, input } from '@ia/shared-ui/field';
import { TextField } from '@ia/shared-ui/text-field';
import { media, token } from '@ia/shared-ui/tokens';
import { community } from '../../../content/community.ts';
import type { SuggestionFilter } from '../../../data/suggestions-query.ts';
import { ORDERS, type Order } from '../../../rules/suggestion-filter.ts';

const t = community.browse;

interface FilterBarProps {
  filter: SuggestionFilter;
  onChange: (filter: SuggestionFilter) => void;
  /** Titles of the principles. */
  principles: readonly string[];
}

/**
 * Search field, principle filter and sort order of the list. The filters are in a collapsed section, whose
 * summary names the active filters. Chromium reports a rendered select as selected when it is inserted, and
 * the screen reader Orca then leaves the page's heading for it.
 */
export function FilterBar({ filter, onChange, principles }: FilterBarProps) {
  const { principle, order } = filter;
  return (
    <Bar role="search" aria-label={t.label}>
      <TextField
        id="procurar-sugestoes"
        type="search"
        label={t.search}
        autoComplete="off"
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
      />
      <details>
        <summary>
          {[t.filters, principle, order === 'recent' && t.orders.recent].filter(Boolean).join(' · ')}
        </summary>
        <div css={filters}>
          <Field id="filtrar-sugestoes" label={t.principle}>
            {(control) => (
              <select
                {...control}
                css={input}
                value={principle}
                onChange={(event) => onChange({ ...filter, principle: event.target.value })}
              >
                <option value="">{t.allPrinciples}</option>
                {principles.map((title) => (
                  <option key={title}>{title}</option>
                ))}
              </select>
            )}
          </Field>
          <Field id="ordenar-sugestoes" label={t.order}>
            {(control) => (
              <select
                {...control}
                css={input}
                value={order}
                onChange={(event) => onChange({ ...filter, order: event.target.value as Order })}
              >
                {ORDERS.map((order) => (
                  <option key={order} value={order}>
                    {t.orders[order]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
      </details>
    </Bar>
  );
}

const Bar = styled.div({
  display: 'grid',
  gap: token.space[3],
  marginBlockEnd: token.space[6],
  maxWidth: token.measure,
});
const filters = {
  display: 'grid',
  gap: token.space[3],
  marginBlockStart: token.space[2],
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
};
