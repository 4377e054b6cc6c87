import { css } from '@emotion/react';
import { media, token } from '@ia/shared-ui/tokens';
import { useId } from 'react';
import { saving } from '../../content/saving.ts';

const name = css({ display: 'block', fontWeight: 650 });

const button = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  marginBlockStart: token.space[2],
  paddingInline: token.space[4],
  border: `2px solid ${token.color.accent}`,
  borderRadius: token.radius.md,
  background: token.color.raised,
  color: token.color.accent,
  fontSize: token.size.sm,
  fontWeight: 650,
  cursor: 'pointer',
  '&:hover': { background: token.color.accentSoft },
  '&:has(:focus-visible)': { outline: `3px solid ${token.color.focus}`, outlineOffset: 2 },
});

/** The whole button is the control: what a finger meets. */
const control = css({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  fontSize: 0,
  cursor: 'inherit',
});

interface FileFieldProps {
  /** Which file. */
  label: string;
  /** What may be chosen, as the attribute `accept`. */
  accept: string;
  /** The same file can be chosen again. */
  onFile: (file: File) => void;
}

/** Asks for a file in our words: a browser would in its own language. What was chosen is read at once. */
export function FileField({ label, accept, onFile }: FileFieldProps) {
  const id = useId();
  return (
    <div css={{ [media.print]: { display: 'none' } }}>
      <span id={`${id}-nome`} css={name}>
        {label}
      </span>
      <label css={button}>
        <span id={`${id}-botao`}>{saving.choose}</span>
        <input
          type="file"
          accept={accept}
          aria-labelledby={`${id}-nome ${id}-botao`}
          css={control}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
    </div>
  );
}
