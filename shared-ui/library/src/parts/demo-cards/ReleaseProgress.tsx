import styled from '@emotion/styled';
import { Avatar } from '@ia/shared-ui/avatar';
import { Button } from '@ia/shared-ui/button';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { token } from '@ia/shared-ui/tokens';
import { visuallyHidden } from '@ia/shared-ui/visually-hidden';
import { Between, DemoCard, Quiet, usePlaceholder } from './DemoCard.tsx';

/** Specification §9: 23 of 36 tasks (about 63.9 %), 12 days left, +5 avatars. */
const DONE = 23;
const TASKS = 36;

/** Demo card: progress of a release. */
export function ReleaseProgress() {
  const placeholder = usePlaceholder();
  return (
    <DemoCard lang="en">
      <Between>
        <h4>Release progress</h4>
        <Quiet>12 days left</Quiet>
      </Between>
      <ProgressBar
        label={`${DONE} of ${TASKS} tasks`}
        value={DONE}
        max={TASKS}
        valueText={`${((DONE / TASKS) * 100).toFixed(1)} %`}
      />
      <Between>
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
        <Button variant="secondary" onClick={placeholder('View tasks')}>
          View tasks
        </Button>
      </Between>
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
