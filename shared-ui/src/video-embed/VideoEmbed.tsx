import { type ReactNode, useState } from 'react';
import { Azulejo } from '../azulejo/Azulejo.tsx';
import { Play } from '../icon/icons.ts';
import * as styles from './VideoEmbed.styles.ts';

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
    <figure css={styles.figure}>
      <div css={styles.screen} data-missing={!usable || undefined}>
        {!usable && (
          <div css={styles.missing}>
            <Azulejo motif="speech" size={120} clay />
            <p css={styles.notice}>
              <span css={styles.title}>{title}</span>
              <br />
              {missingLabel}
            </p>
          </div>
        )}
        {usable && !playing && (
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
      </div>
      {transcript && (
        // Without the video, its words are what there is.
        <details css={styles.transcript} open={!usable}>
          <summary>{transcriptLabel}</summary>
          <div>{transcript}</div>
        </details>
      )}
    </figure>
  );
}
