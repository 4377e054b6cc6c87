/** Inline illustrations in theme colours. */
import { token } from '@ia/shared-ui/tokens';
import type { PartOf } from '../../../content/schema.ts';
import { t } from '../../../content/text.ts';
import { Badge, Bar, Frame, WordChart } from './Illustration.styles.ts';

function Shield() {
  return (
    <Badge role="img" aria-label={t.lesson.shieldAlt}>
      <svg viewBox="0 0 48 56" width="42" height="49" aria-hidden="true">
        <path d="M24 2 44 9v17c0 14-8 22-20 28C12 48 4 40 4 26V9Z" fill="currentColor" />
        <path
          d="m14 28 7 7 14-15"
          fill="none"
          stroke={token.color.successSoft}
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span aria-hidden="true">{t.lesson.shield}</span>
    </Badge>
  );
}

/**
 * Widths of the bars, the likeliest word first. Invented; the caption states that the drawing is not a
 * measurement.
 */
const BAR_WIDTHS = ['100%', '58%', '34%', '6%'];

function NextWord({ alt }: { alt?: string }) {
  const { start, options } = t.lesson.nextWord;
  return (
    <WordChart role="img" aria-label={alt}>
      <p aria-hidden="true">{start} …</p>
      {options.map((option, index) => (
        <Row key={option} word={option} width={BAR_WIDTHS[index] ?? '0'} />
      ))}
    </WordChart>
  );
}

const Row = ({ word, width }: { word: string; width: string }) => (
  <>
    <span aria-hidden="true">{word}</span>
    <Bar aria-hidden="true" style={{ width }} />
  </>
);

/** An illustration with its caption. */
export function Illustration({ part }: { part: PartOf<'illustration'> }) {
  return (
    <Frame>
      {part.name === 'shield' && <Shield />}
      {part.name === 'next-word' && <NextWord alt={part.alt} />}
      {part.caption && <figcaption>{part.caption}</figcaption>}
    </Frame>
  );
}
