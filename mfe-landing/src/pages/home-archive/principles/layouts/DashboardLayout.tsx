import { Grid } from '@ia/shared-ui/grid';
import { formatNumber } from '@ia/shared-ui/number';
import { principlesSection as t } from '../../../../content/archive/principles.ts';
import { Stack } from '../../../../parts/Stack.tsx';
import { PrincipleActions } from '../PrincipleActions.tsx';
import { PrincipleArt } from '../PrincipleArt.tsx';
import type { PrincipleView } from '../use-agreement.ts';
import { Bar, Count, Head, Total, Widget } from './DashboardLayout.styles.ts';

/** V5 «Visão de Dashboard»: each principle is a widget with its count. */
export function DashboardLayout({ principles }: { principles: readonly PrincipleView[] }) {
  const total = principles.reduce((sum, principle) => sum + principle.count, 0);
  const highestCount = Math.max(1, ...principles.map((principle) => principle.count));
  return (
    <Stack>
      <Total>
        <strong>{formatNumber(total)}</strong> {t.total}
      </Total>
      <Grid as="ul">
        {principles.map((principle) => (
          <li key={principle.id}>
            <Widget>
              <Head>
                <PrincipleArt principle={principle} />
                <h3>{principle.title}</h3>
              </Head>
              <Count>
                <strong>{principle.votes}</strong> {t.votes}
              </Count>
              <Bar aria-hidden="true">
                <span style={{ transform: `scaleX(${principle.count / highestCount})` }} />
              </Bar>
              <p>{principle.description}</p>
              <PrincipleActions principle={principle} />
            </Widget>
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
