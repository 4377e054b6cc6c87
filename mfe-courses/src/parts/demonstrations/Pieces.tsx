import { Small } from '@ia/shared-ui/text';
import { TextField } from '@ia/shared-ui/text-field';
import { useState } from 'react';
import { pieces as t } from '../../content/demonstrations/pieces.ts';
import { splitIntoPieces } from '../../rules/pieces.ts';
import { ContextWindow } from './ContextWindow.tsx';
import { Stage } from './Demonstrations.styles.ts';
import { PieceList } from './Pieces.styles.ts';

/** Demonstration of tokenization, and of a context window that drops the start of a conversation. */
export default function Pieces() {
  const [text, setText] = useState(t.text);
  const pieces = splitIntoPieces(text);
  const letterCount = [...text.matchAll(/\p{L}/gu)].length;
  const wordCount = text.split(/\s+/).filter(Boolean).length;
  return (
    <Stage>
      <TextField
        label={t.label}
        hint={t.hint}
        value={text}
        maxLength={200}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <p>
          <strong>{t.cut}</strong>
        </p>
        {/* Word fragments must not be translated. */}
        <PieceList translate="no">
          {pieces.map((piece, index) => (
            <span key={index}>{piece}</span>
          ))}
        </PieceList>
        <p role="status">{t.sum(letterCount, wordCount, pieces.length)}</p>
      </div>
      <ContextWindow />
      <Small>
        {t.honest} {t.source}
      </Small>
    </Stage>
  );
}
