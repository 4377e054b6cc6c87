import { type ReactNode, useState } from 'react';
import { Play } from '../icon/icons.ts';
import { Figure, Notice, PlayMark, Screen, Start, Title, Transcript } from './VideoEmbed.styles.ts';

export interface VideoEmbedProps {
  /** YouTube id. Null while there is no video: the place is kept and says so. */
  videoId: string | null;
  /** What the video shows. */
  title: string;
  /** The words of the video, for those who cannot hear or do not want to load it. */
  transcript?: ReactNode;
  /** Words of the button that loads it, before the title. */
  playLabel?: string;
  /** What loading it means, told before. */
  noticeLabel?: string;
  /** Told while there is no video. */
  missingLabel?: string;
  /** What opens the transcript. */
  transcriptLabel?: string;
}

/** A video that requests nothing from its host before the visitor asks for it. */
export function VideoEmbed({
  videoId,
  title,
  transcript,
  playLabel = 'Ver o vídeo',
  noticeLabel = 'O vídeo vem do YouTube. Ao carregar, o seu navegador liga-se a esse serviço, que pode recolher dados.',
  missingLabel = 'O vídeo ainda não está disponível.',
  transcriptLabel = 'Ler a transcrição',
}: VideoEmbedProps) {
  const [playing, setPlaying] = useState(false);
  const usable = videoId !== null && /^[\w-]{6,20}$/.test(videoId);
  return (
    <Figure>
      <Screen data-missing={!usable || undefined}>
        {!usable && (
          <Notice css={{ placeSelf: 'center', textAlign: 'center', padding: '1.5rem' }}>
            <Title as="span">{title}</Title>
            <br />
            {missingLabel}
          </Notice>
        )}
        {usable && !playing && (
          <Start type="button" onClick={() => setPlaying(true)}>
            <PlayMark aria-hidden="true">
              <Play size={32} />
            </PlayMark>
            <Title>
              {playLabel}: {title}
            </Title>
            <Notice>{noticeLabel}</Notice>
          </Start>
        )}
        {usable && playing && (
          <iframe
            ref={(frame) => frame?.focus()}
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&hl=pt-PT&cc_load_policy=1`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </Screen>
      {transcript && (
        // Without the video, its words are what there is.
        <Transcript open={!usable}>
          <summary>{transcriptLabel}</summary>
          <div>{transcript}</div>
        </Transcript>
      )}
    </Figure>
  );
}
