import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Check } from '../icon/icons.ts';
import { Badge } from '../tag/Tag.tsx';
import { Heading } from '../text/Heading.tsx';
import { token } from '../tokens/index.ts';

const card = css({
  display: 'flex',
  flexDirection: 'column',
  gap: token.space[4],
  height: '100%',
  overflowWrap: 'anywhere',
  padding: `clamp(${token.space[5]}, 2.5vw, ${token.space[8]})`,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.lg,
  background: token.color.raised,
});
const popularCard = css({ border: `3px solid ${token.color.accent}`, boxShadow: token.shadow.md });
const price = css({
  fontFamily: token.font.display,
  fontSize: token.size.h2,
  fontWeight: 800,
  lineHeight: 1.1,
});
const list = css({ display: 'grid', gap: token.space[2], padding: 0, listStyle: 'none' });
const item = css({
  display: 'flex',
  gap: token.space[3],
  lineHeight: 1.45,
  '& svg': { color: token.color.success, marginTop: '0.15em' },
});

export interface PricingCardProps {
  /** Name of the plan. */
  name: ReactNode;
  /** 'Grátis', '19 €'. */
  price: ReactNode;
  /** 'para sempre', 'por mês'. */
  period?: ReactNode;
  /** Target audience. */
  description?: ReactNode;
  /** Included features. */
  features: readonly string[];
  /** Highlights the plan; use for one plan only. */
  popular?: boolean;
  /** Text for `popular`. */
  popularLabel?: string;
  /** A Button or LinkButton. */
  action?: ReactNode;
  /** Heading level of the name. */
  level?: 2 | 3 | 4;
}

/** A plan with price and features. Only the archived main page uses it; nothing is for sale there. */
export function PricingCard({
  name,
  price: amount,
  period,
  description,
  features,
  popular = false,
  popularLabel = 'Mais popular',
  action,
  level = 3,
}: PricingCardProps) {
  return (
    <article css={[card, popular && popularCard]}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: token.space[3] }}>
        <Heading level={level} size="h3">
          {name}
        </Heading>
        {popular && <Badge>{popularLabel}</Badge>}
      </div>
      <p>
        <span css={price}>{amount}</span>
        {period && <span css={{ color: token.color.inkSoft }}> {period}</span>}
      </p>
      {description && <p css={{ color: token.color.inkSoft }}>{description}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
      <ul role="list" css={list}>
        {features.map((feature) => (
          <li key={feature} css={item}>
            <Icon icon={Check} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {action && <div css={{ marginTop: 'auto', paddingTop: token.space[2] }}>{action}</div>}
    </article>
  );
}
