import { useSettings, useShell } from '@ia/federation';
import type { SettingsOf } from '@ia/federation/config';
import { isAiAvailable } from '@ia/shared-services/ai';
import { useCanStoreOnDevice } from '@ia/shared-services/storage';
import { LinkButton } from '@ia/shared-ui/button';
import { Medal } from '@ia/shared-ui/medal';
import { ProgressBar } from '@ia/shared-ui/progress-bar';
import { ScoreBox } from '@ia/shared-ui/score-box';
import { Heading } from '@ia/shared-ui/text';
import type config from '../../../../mfe.config.ts';
import { pointsTexts, storageTexts } from '../../../content/texts.ts';
import type { Catalogue } from '../../../data/catalogue-query.ts';
import { POINTS_GOAL } from '../../../state/points.ts';
import { Bar, TextBlock } from './PointsBar.styles.ts';
import { PracticeSummary } from './PracticeSummary.tsx';

interface PointsBarProps {
  points: number;
  /** True when the points reach the goal: the medal can be claimed. */
  unlocked: boolean;
  /** True when copying a prompt earns a point too. */
  copyEarns: boolean;
  catalogue: Catalogue;
}

/** Progress to the medal. Once it is earned, the medal with its claim link. */
export function PointsBar({ points, unlocked, copyEarns, catalogue }: PointsBarProps) {
  const { badgeClaim } = useSettings<SettingsOf<typeof config>>();
  const canStore = useCanStoreOnDevice();
  const shell = useShell();
  const isAiOn = isAiAvailable({ config: shell.ai(), backend: shell.backend() });
  const { unlocked: unlockedText, intro, introCopy, introOff, introOffCopy } = pointsTexts;
  const earningText = isAiOn ? (copyEarns ? introCopy : intro) : copyEarns ? introOffCopy : introOff;
  return (
    <Bar aria-labelledby="prompt-factory-points">
      <Medal name={pointsTexts.medal} unlocked={unlocked} size={84} />
      <TextBlock>
        <Heading level={2} size="h2Quiet" id="prompt-factory-points">
          {pointsTexts.title}
        </Heading>
        <p>{unlocked ? unlockedText : earningText}</p>
        {!canStore && <p>{storageTexts.refusedPoints}</p>}
        <ProgressBar label={pointsTexts.progress} value={points} max={POINTS_GOAL} hideLabel />
        <PracticeSummary catalogue={catalogue} />
        {unlocked && (
          <LinkButton href={badgeClaim} newTab variant="secondary">
            {pointsTexts.claim}
          </LinkButton>
        )}
      </TextBlock>
      <ScoreBox label={pointsTexts.points} value={points} goal={POINTS_GOAL} announced={false} />
    </Bar>
  );
}
