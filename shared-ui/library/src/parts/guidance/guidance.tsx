import { Alert } from '@ia/shared-ui/alert';
import { Azulejo } from '@ia/shared-ui/azulejo';
import { Button } from '@ia/shared-ui/button';
import { Card } from '@ia/shared-ui/card';
import { Tag } from '@ia/shared-ui/tag';
import { Toast } from '@ia/shared-ui/toast';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { guidanceTexts } from '../../content/guidance.ts';

const { components } = guidanceTexts;
const { button, card, alert, toast, tag } = components;

const row = { display: 'flex', flexWrap: 'wrap', gap: token.space[3] } as const;

interface Drawings {
  good: () => ReactNode;
  bad: () => ReactNode;
}

/**
 * Drawings of good and bad use of a component, by its slug in URLs ('button'). `Guidance.tsx` of the
 * library page shows them beside the advice of `content/guidance.ts`.
 */
export const GUIDANCE: Record<keyof typeof components, Drawings> = {
  button: {
    good: () => (
      <div css={row}>
        <Button>{button.samples.send}</Button>
        <Button variant="secondary">{button.samples.draft}</Button>
      </div>
    ),
    bad: () => (
      <div css={row}>
        <Button>{button.samples.ok}</Button>
        <Button>{button.samples.continue}</Button>
      </div>
    ),
  },
  card: {
    good: () => (
      <Card href="#" level={4} title={card.samples.title} action={card.samples.start}>
        {card.samples.text}
      </Card>
    ),
    bad: () => (
      <Card level={4} title={card.samples.title}>
        <p>{card.samples.text}</p>
        <div css={row}>
          <Button size="sm">{card.samples.start}</Button>
          <Button size="sm" variant="secondary">
            {card.samples.more}
          </Button>
        </div>
      </Card>
    ),
  },
  alert: {
    good: () => (
      <Alert kind="error" title={alert.samples.title}>
        {alert.samples.text}
      </Alert>
    ),
    bad: () => <Alert kind="success">{alert.samples.welcome}</Alert>,
  },
  toast: {
    good: () => <Toast kind="success" message={toast.samples.saved} />,
    bad: () => <Toast kind="error" message={toast.samples.failure} />,
  },
  tag: {
    good: () => (
      <div css={row}>
        {tag.samples.good.map((text) => (
          <Tag key={text}>{text}</Tag>
        ))}
      </div>
    ),
    bad: () => (
      <div css={row}>
        {tag.samples.bad.map((text) => (
          <Tag key={text} tone="accent">
            {text}
          </Tag>
        ))}
      </div>
    ),
  },
  azulejo: {
    good: () => <Azulejo motif="book" size={112} />,
    bad: () => (
      <div css={{ width: 72, height: 64, overflow: 'hidden' }}>
        <Azulejo motif="book" size={112} css={{ maxWidth: 'none', margin: '-24px 0 0 -40px' }} />
      </div>
    ),
  },
};

/** True for a component with advice on its use. */
export const hasGuidance = (slug: string): slug is keyof typeof components => slug in components;
