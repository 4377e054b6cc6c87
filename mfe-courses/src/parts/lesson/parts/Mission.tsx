/** Parts used only by Mission 1. */
import styled from '@emotion/styled';
import { useSettings, useShell } from '@ia/federation';
import type { SettingsOf } from '@ia/federation/config';
import { Button } from '@ia/shared-ui/button';
import { Check } from '@ia/shared-ui/icon';
import { media, token } from '@ia/shared-ui/tokens';
import { VideoEmbed } from '@ia/shared-ui/video-embed';
import type config from '../../../../mfe.config.ts';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { useMissionContext } from '../mission-context.ts';
import { usePrintVersion } from '../print-version.ts';
import { PartHeading } from './TextParts.styles.ts';

const Game = styled.section({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: token.space[4],
  padding: `clamp(${token.space[4]}, 3vw, ${token.space[6]})`,
  borderRadius: token.radius.md,
  background: token.color.tint,
  '& ol, & ul': { margin: 0, paddingInlineStart: '1.4em', maxWidth: token.measure, lineHeight: 1.6 },
  '& li + li': { marginTop: token.space[1] },
  '& h5': { margin: `0 0 ${token.space[1]}`, fontSize: token.size.md },
});

const Requirements = styled.dl({
  display: 'grid',
  gap: token.space[3],
  margin: 0,
  [media.sm]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& dt': { color: token.color.inkSoft, fontSize: token.size.sm, fontWeight: 650 },
  '& dd': { margin: 0 },
});

/** Instructions of a group game. */
export function GroupGame({ part }: { part: PartOf<'group-game'> }) {
  const requirements = [
    [t.mission.participants, part.participants],
    [t.mission.duration, t.lesson.minutes(part.minutes)],
    [t.mission.materials, part.materials.join(', ')],
  ] as const;
  return (
    <Game>
      <PartHeading css={{ margin: 0 }}>{part.title}</PartHeading>
      <Requirements>
        {requirements.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Requirements>
      <div>
        <h5>{t.mission.howToPlay}</h5>
        <ol>
          {part.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div>
        <h5>{t.mission.debrief}</h5>
        <ul>
          {part.debrief.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </div>
    </Game>
  );
}

/**
 * Video of the mission with its transcript; only the transcript when no video is configured, and in print.
 */
export function MissionVideo({ part }: { part: PartOf<'video'> }) {
  const videoId = useSettings<SettingsOf<typeof config>>()[part.setting];
  const transcript = part.transcript.map((line) => <p key={line}>{line}</p>);
  if (usePrintVersion()) return <div>{transcript}</div>;
  return (
    <>
      <p css={{ lineHeight: 1.65 }}>{videoId ? part.lead : part.leadWithoutVideo}</p>
      <VideoEmbed
        videoId={videoId}
        title={part.title}
        transcript={transcript}
        transcriptLabel={videoId ? undefined : t.lesson.readText}
      />
    </>
  );
}

/** Button that ends the mission: shows and announces a text, and the page shows the end of the mission. */
export function Complete({ part }: { part: PartOf<'complete'> }) {
  const shell = useShell();
  const { isFinished, onFinish } = useMissionContext();
  if (usePrintVersion()) return null;
  function press() {
    shell.announce(part.done);
    onFinish();
  }
  return (
    <div>
      <Button size="lg" iconStart={isFinished ? Check : undefined} onClick={press}>
        {part.label}
      </Button>
      {isFinished && <p css={{ marginTop: token.space[3], fontWeight: 650 }}>{part.done}</p>}
    </div>
  );
}
