import { useResource } from '@ia/shared-services/resource';
import { saveFile } from '@ia/shared-services/storage';
import { useBackend } from '@ia/shared-services/use-backend';
import { EmptyState } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Section } from '@ia/shared-ui/section';
import { Spinner } from '@ia/shared-ui/spinner';
import { Prose } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import { votes } from '../../content/votes.ts';
import { type HourlyTotals, loadVoteTotals, VOTE_TOTALS_KEY } from '../../data/vote-totals-query.ts';
import { formatDateTime } from '../../rules/dates.ts';
import { hoursToJson } from '../../rules/published-hours.ts';

const t = votes.published;

/**
 * Section with the vote totals that the server publishes each hour, to download. Each hour includes the hash
 * of the previous one, so anyone can verify that no total was changed later.
 */
export function PublishedHours() {
  const backend = useBackend();
  const { data, status } = useResource(VOTE_TOTALS_KEY, () => loadVoteTotals(backend));
  const [lastHour] = data ?? [];
  return (
    <Section id="o-que-publicamos" kind="quiet" layout="beside" title={t.title}>
      <Prose>
        <p>{t.text}</p>
        <p>{t.how}</p>
        {status === 'loading' && <Spinner quiet label={t.loading} css={{ minHeight: 64 }} />}
        {lastHour && <LastHour hour={lastHour} />}
        {lastHour && <p>{t.check}</p>}
        {!lastHour && status !== 'loading' && (
          <EmptyState compact motif="keystone">
            {status === 'error' ? t.failed : t.none}
          </EmptyState>
        )}
      </Prose>
      {data && lastHour && (
        <Button
          variant="secondary"
          size="sm"
          css={{ marginBlockStart: token.space[4] }}
          onClick={() => saveFile('votos-por-hora.json', 'application/json', hoursToJson(data))}
        >
          {t.save}
        </Button>
      )}
    </Section>
  );
}

function LastHour({ hour }: { hour: HourlyTotals }) {
  return (
    <p>
      {t.last(formatDateTime(hour.hour))}
      <br />
      {t.hash}: <code css={{ overflowWrap: 'anywhere' }}>{hour.hash}</code>
    </p>
  );
}
