import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { token } from '@ia/shared-ui/tokens';
import { cocreate } from '../../../content/cocreate.ts';
import { community } from '../../../content/community.ts';
import { download, type OpenDataInput, toCsv, toJson } from '../../../rules/open-data.ts';

const words = community.open;

/** The published suggestions and all totals, for anyone to check and use. */
export function OpenData(data: Omit<OpenDataInput, 'at'>) {
  const protection = useShell().href('/manifesto-votos');
  const save = (kind: 'csv' | 'json') => {
    const at = new Date();
    const name = `manifesto-ia-para-todos-${at.toISOString().slice(0, 10)}.${kind}`;
    if (kind === 'csv') download(name, 'text/csv', toCsv({ ...data, at }));
    else download(name, 'application/json', toJson({ ...data, at }));
  };
  return (
    <section aria-labelledby="dados-abertos" css={{ marginBlockStart: token.space[12] }}>
      <h3 id="dados-abertos">{words.title}</h3>
      <p css={{ color: token.color.inkSoft, marginBlock: token.space[2], maxWidth: token.measure }}>
        {words.lead} {protection && <a href={protection}>{cocreate.principles.protection}</a>}
      </p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: token.space[3] }}>
        <Button variant="secondary" size="sm" onClick={() => save('csv')}>
          {words.csv}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => save('json')}>
          {words.json}
        </Button>
      </div>
    </section>
  );
}
