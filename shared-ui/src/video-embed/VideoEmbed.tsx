import { type ReactNode, useState } from 'react';
import { Azulejo } from '../azulejo/Azulejo.tsx';
import { Play } from '../icon/icons.ts';
import * as styles from './VideoEmbed.styles.ts';

export interface VideoEmbedProps {
  /** YouTube id. Null or an invalid id shows a placeholder. */
  videoId: string | null;
  /** Title of the video. */
  title: string;
  /** Transcript, for visitors who cannot hear or prefer not to load the video. */
  transcript?: ReactNode;
  /** Label of the play button, before the title. */
  playLabel?: string;
  /** Privacy notice, shown before loading. */
  noticeLabel?: string;
  /** Text shown without a video. */
  missingLabel?: string;
  /** Label of the disclosure that shows the transcript. */
  transcriptLabel?: string;
}

/** Click-to-load video: requests nothing from its host before the visitor presses play. */
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
  const isPlayable = videoId !== null && /^[\w-]{6,20}$/.test(videoId);
  return (
    <figure css={styles.figure}>
      <div css={styles.screen} data-missing={!isPlayable || undefined}>
        {!isPlayable && (
          <div css={styles.missing}>
            <Azulejo motif="speech" size={120} unglazed />
            <p css={styles.notice}>
              <span css={styles.title}>{title}</span>
              <br />
              {missingLabel}
            </p>
          </div>
        )}
        {isPlayable && !playing && (
          <button css={styles.start} type="button" onClick={() => setPlaying(true)}>
            <span css={styles.playMark} aria-hidden="true">
              <Play size={32} />
            </span>
            <strong css={styles.title}>
              {playLabel}: {title}
            </strong>
            <span css={styles.notice}>{noticeLabel}</span>
          </button>
        )}
        {isPlayable && playing && (
          <iframe
            ref={(frame) => frame?.focus()}
            src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0&hl=pt-PT&cc_load_policy=1`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            allowFullScreen
          />
        )}
      </div>
      {transcript && (
        // Open the transcript when there is no video.
        <details css={styles.transcript} open={!isPlayable}>
          <summary>{transcriptLabel}</summary>
          <div>{transcript}</div>
        </details>
      )}
    </figure>
  );
}
