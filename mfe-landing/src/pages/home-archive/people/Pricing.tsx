import { useShell } from '@ia/federation';
import { Button } from '@ia/shared-ui/button';
import { Grid } from '@ia/shared-ui/grid';
import { Check, Icon } from '@ia/shared-ui/icon';
import { Badge } from '@ia/shared-ui/tag';
import { plans, pricing } from '../../../content/archive/pricing.ts';
import type { Plan as Content } from '../../../content/schema.ts';
import { Chapter } from '../../../parts/Chapter.tsx';
import { Features, Plan, Price, Top } from './Pricing.styles.ts';

/** Sample plans. Their buttons say that there is nothing to buy. */
export function Pricing() {
  return (
    <Chapter id="pricing" eyebrow={pricing.eyebrow} title={pricing.title}>
      <Grid as="ul">
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </Grid>
    </Chapter>
  );
}

function PlanCard({ plan }: { plan: Content }) {
  const { notify } = useShell();
  return (
    <Plan data-popular={plan.popular}>
      <Top>
        <h3>{plan.name}</h3>
        {plan.popular && <Badge>{pricing.popular}</Badge>}
      </Top>
      <p>{plan.description}</p>
      <Price>
        <strong>{plan.price}</strong> {plan.period}
      </Price>
      <Features role="list">
        {plan.features.map((feature) => (
          <li key={feature}>
            <Icon icon={Check} />
            <span>{feature}</span>
          </li>
        ))}
      </Features>
      <Button
        variant={plan.popular ? 'primary' : 'secondary'}
        fullWidth
        onClick={() => notify({ kind: 'info', message: pricing.notice(plan.name) })}
      >
        {plan.buttonText}
      </Button>
    </Plan>
  );
}
