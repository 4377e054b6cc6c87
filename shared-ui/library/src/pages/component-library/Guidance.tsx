import styled from '@emotion/styled';
import { CircleCheck, Icon, type IconType, X } from '@ia/shared-ui/icon';
import { token } from '@ia/shared-ui/tokens';
import type { ReactNode } from 'react';
import { guidanceTexts as t } from '../../content/guidance.ts';
import { GUIDANCE } from '../../parts/guidance/guidance.tsx';
import { useStage } from '../../parts/preview/use-stage.ts';
import { StaticPicture } from './StaticPicture.tsx';

/** When to use a component and when not, each with a drawing by the component itself. */
export function Guidance({ component }: { component: keyof typeof t.components }) {
  const texts = t.components[component];
  const { good, bad } = GUIDANCE[component];
  return (
    <Advice>
      <p>
        <strong>{t.use}</strong> {texts.use}
      </p>
      <p>
        <strong>{t.avoid}</strong> {texts.avoid}
      </p>
      <Pair>
        <Drawing kind="good" icon={CircleCheck} label={t.good} caption={texts.good}>
          {good()}
        </Drawing>
        <Drawing kind="bad" icon={X} label={t.bad} caption={texts.bad}>
          {bad()}
        </Drawing>
      </Pair>
    </Advice>
  );
}

interface DrawingProps {
  kind: 'good' | 'bad';
  icon: IconType;
  label: string;
  caption: string;
  children: ReactNode;
}

/** A drawing, not a control: inert and hidden from screen readers, which hear its caption. */
function Drawing({ kind, icon, label, caption, children }: DrawingProps) {
  const { theme } = useStage();
  return (
    <Figure data-kind={kind}>
      <div inert aria-hidden="true" data-theme={theme}>
        <StaticPicture>{children}</StaticPicture>
      </div>
      <figcaption>
        <strong>
          <Icon icon={icon} /> {label}
        </strong>
        <span>{caption}</span>
      </figcaption>
    </Figure>
  );
}

const Advice = styled.div({
  display: 'grid',
  gap: token.space[3],
  minWidth: 0,
  '& > p': { maxWidth: token.measure },
});

const Pair = styled.div({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  gap: token.space[4],
});

const Figure = styled.figure({
  display: 'grid',
  // The captions of both drawings begin at the same height.
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minWidth: 0,
  border: `1px solid ${token.color.line}`,
  borderRadius: token.radius.md,
  overflow: 'hidden',
  '& > div': {
    display: 'grid',
    alignContent: 'center',
    padding: token.space[5],
    background: token.color.paper,
    color: token.color.ink,
  },
  '& > figcaption': {
    display: 'grid',
    alignContent: 'start',
    gap: token.space[1],
    padding: token.space[4],
    borderBlockStart: `4px solid ${token.color.success}`,
    background: token.color.raised,
    fontSize: token.size.sm,
  },
  '& > figcaption > strong': {
    display: 'flex',
    alignItems: 'center',
    gap: token.space[2],
    color: token.color.success,
  },
  '&[data-kind="bad"] > figcaption': {
    borderColor: token.color.danger,
    '& > strong': { color: token.color.danger },
  },
});
