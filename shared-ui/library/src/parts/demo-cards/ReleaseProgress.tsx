import styled from '@emotion/styled';
import { Avatar } from '@ia/shared-ui/avatar';
import { Button } from '@ia/shared-ui/button';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { DemoCard, MutedText, SpacedRow, usePlaceholderAction } from './DemoCard.tsx';

/** Sample values: 23 of 36 tasks (about 63.9 %), 12 days left, +5 avatars. */
const DONE = 23;
const TASKS = 36;

/** Demo card: progress of a release. */
export function ReleaseProgress() {
  const placeholderAction = usePlaceholderAction();
  return (
    <DemoCard lang="en">
      <SpacedRow>
        <h4>Release progress</h4>
        <MutedText>12 days left</MutedText>
      </SpacedRow>
      <ProgressBar
        label={`${DONE} of ${TASKS} tasks`}
        value={DONE}
        max={TASKS}
        valueText={`${((DONE / TASKS) * 100).toFixed(1)} %`}
      />
      <SpacedRow>
        <Team>
          {['Reviewer', 'Designer', 'Engineer'].map((role) => (
            <li key={role}>
              <Avatar name={role} size={44} />
            </li>
          ))}
          <li>
            <More>
              +5<span css={visuallyHidden}> people</span>
            </More>
          </li>
        </Team>
        <Button variant="secondary" onClick={placeholderAction('View tasks')}>
          View tasks
        </Button>
      </SpacedRow>
    </DemoCard>
  );
}

const Team = styled.ul({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { marginInlineStart: '-0.75rem' },
  '& > li': { borderRadius: token.radius.pill, border: `2px solid ${token.color.raised}` },
});

const More = styled.span({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: token.radius.pill,
  background: token.color.accentSoft,
  color: token.color.accentStrong,
  fontSize: token.size.sm,
  fontWeight: 650,
});
