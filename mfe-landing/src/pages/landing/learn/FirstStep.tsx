import styled from '@emotion/styled';
import { useShell } from '@ia/federation';
import { AzulejoBadge } from '@ia/shared-ui/azulejo';
import { ArrowRight } from '@ia/shared-ui/icon';
import { Heading } from '@ia/shared-ui/text';
import { media, token } from '@ia/shared-ui/tokens';
import { firstStep, learn } from '../../../content/learn.ts';
import { Actions } from '../../../parts/Actions.tsx';
import { ActionLink } from '../../../parts/links/ActionLink.tsx';
import { InlineLink } from '../../../parts/links/InlineLink.tsx';

const Panel = styled.div({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[5],
  alignItems: 'center',
  padding: `clamp(${token.space[5]}, 4vw, ${token.space[8]})`,
  borderRadius: token.radius.lg,
  background: token.color.accentSoft,
  [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gap: token.space[8] },
  [media.print]: { display: 'block', padding: 0, background: 'none', '& > svg': { display: 'none' } },
});

const TextBlock = styled.div({ display: 'grid', gap: token.space[3] });

/**
 * First step for beginners: one activity to start with, the course after it, and the lesson on scams. Renders nothing
 * when the route of the activity is disabled (`href` is null).
 */
export function FirstStep() {
  const shell = useShell();
  if (shell.href('/mission-1') === null) return null;
  const { title, text, start, next, scams } = firstStep;
  return (
    <Panel>
      <AzulejoBadge motif="leaf" size={112} />
      <TextBlock>
        <Heading level={3}>{title}</Heading>
        <p>{text}</p>
        <Actions>
          <ActionLink link={start} size="lg" iconEnd={ArrowRight} />
          <ActionLink link={learn.courses} variant="quiet" />
        </Actions>
        {[next, scams].map(
          ({ text, link, note }) =>
            shell.href(link.target.to) !== null && (
              <p key={text}>
                {text} <InlineLink link={link} /> {note}
              </p>
            ),
        )}
      </TextBlock>
    </Panel>
  );
}
