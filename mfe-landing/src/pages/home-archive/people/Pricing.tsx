import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Grid } from '@ia/shared-ui/grid';
import { PricingCard } from '@ia/shared-ui/pricing-card';
import { plans, pricing } from '../../../content/archive/pricing.ts';
import { Chapter } from '../../../parts/Chapter.tsx';

/** Sample plans. Their buttons show a notice that nothing is for sale. */
export function Pricing() {
  const { notify } = useShell();
  return (
    <Chapter id="pricing" kind="quiet" eyebrow={pricing.eyebrow} title={pricing.title}>
      <Grid as="ul">
        {plans.map(({ id, buttonText, popular, ...plan }) => (
          <li key={id}>
            <PricingCard
              {...plan}
              popular={popular}
              popularLabel={pricing.popular}
              action={
                <Button
                  variant={popular ? 'primary' : 'secondary'}
                  fullWidth
                  onClick={() => notify({ kind: 'info', message: pricing.notice(plan.name) })}
                >
                  {buttonText}
                </Button>
              }
            />
          </li>
        ))}
      </Grid>
    </Chapter>
  );
}
