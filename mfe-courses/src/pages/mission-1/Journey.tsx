import styled from '@emotion/styled';
import { AzulejoPanel } from '@ia/shared-ui/azulejo';
import { ScoreBox } from '@ia/shared-ui/score-box';
import { Small } from '@ia/shared-ui/text';
import { token } from '@ia/shared-ui/tokens';
import type { Mission } from '../../content/schema.ts';
import { t } from '../../content/text.ts';
import { PanelLayout, ProgressPanel } from '../../parts/course/Sidebar.styles.ts';
import type { Activities } from './use-activities.ts';

const Sample = styled.details({
  '& summary': { minHeight: 44, paddingBlock: token.space[2], cursor: 'pointer', fontWeight: 650 },
  '& > div': { display: 'grid', gap: token.space[4], paddingBlockStart: token.space[2] },
});

const Feed = styled.ul({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    paddingInlineStart: token.space[3],
    borderInlineStart: `3px solid ${token.color.accentDeco}`,
    lineHeight: 1.45,
  },
});

interface JourneyProps {
  mission: Mission;
  activities: Pick<Activities, 'isDone' | 'doneCount'>;
}

/**
 * Panel 'A Minha Jornada': one tile for each activity, coloured once it is done. Points, level and history
 * below are the same for every visitor: Mission 1 counts no points, and the panel labels them as samples.
 */
export function Journey({ mission, activities }: JourneyProps) {
  const { journey, blocks } = mission;
  const isComplete = activities.doneCount >= blocks.length;
  return (
    <ProgressPanel aria-labelledby="jornada-titulo">
      <h3 id="jornada-titulo">{journey.title}</h3>
      <PanelLayout>
        <AzulejoPanel
          seed={mission.id}
          done={blocks.map(({ id }) => activities.isDone(id))}
          complete={isComplete}
        />
        <p>{t.mission.doneOf(activities.doneCount, blocks.length)}</p>
      </PanelLayout>
      <Sample>
        <summary>{journey.sampleTitle}</summary>
        <div>
          <Small>{journey.note}</Small>
          <ScoreBox label={t.mission.journeyPoints} value={journey.points} announced={false} />
          <p>
            <strong>{journey.level}</strong>
          </p>
          <h4 css={{ margin: 0, fontSize: token.size.md }}>{t.mission.activities}</h4>
          {/* Safari removes the list role from a list with `list-style: none`. */}
          <Feed role="list">
            {journey.activities.map(({ text, when }) => (
              <li key={text}>
                {text}
                <Small>{when}</Small>
              </li>
            ))}
          </Feed>
        </div>
      </Sample>
    </ProgressPanel>
  );
}
